import { expect, test } from 'vitest'
import { fileNameOf } from './media-address.ts'

test.each([
  ['Grade 7, Niño’s class.JPG', 'avif', 'grade-7-nino-s-class.avif'],
  ['list.2026.final.pdf', 'pdf', 'list-2026-final.pdf'],
  ['no ending', 'pdf', 'no-ending.pdf'],
  ['中文.png', 'png', 'file.png'],
  [`${'a'.repeat(59)} b.png`, 'png', `${'a'.repeat(59)}.png`],
])('the address of the file “%s” can be read', (name, ending, address) => {
  expect(fileNameOf(name, ending)).toBe(address)
})
