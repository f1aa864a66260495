import { expect, test } from 'vitest'
import { excerptOf, highlight } from './excerpt.ts'

const wants =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word)
const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
const filler = 'lorem '.repeat(80)

test('the searched words are marked, and everything else stays', () => {
  expect(highlight('Fees for Grade 7: fees', wants('fees', '7'))).toEqual([
    { text: 'Fees', isMatch: true },
    { text: ' for Grade ', isMatch: false },
    { text: '7', isMatch: true },
    { text: ': ', isMatch: false },
    { text: 'fees', isMatch: true },
  ])
  expect(highlight('', wants('fees'))).toEqual([])
})

test('the part with the most different words is shown, not the last one and not the longest', () => {
  const text = `${filler}Fees of Grade 7 are here. ${filler}Fees, fees, fees. ${filler}Grade 8. ${filler}`
  const excerpt = textOf(excerptOf(text, wants('fees', 'grade', '7')))
  expect(excerpt).toContain('Fees of Grade 7 are here.')
  expect(excerpt).not.toContain('Grade 8')
  expect(excerpt).toMatch(/^… lorem .* …$/)
  expect(excerpt.length).toBeLessThan(230)
})

test('a text without a match, or with one at its beginning, is shown from its beginning', () => {
  expect(textOf(excerptOf(filler, wants('fees')))).toMatch(/^lorem .* …$/)
  expect(textOf(excerptOf('Fees are below.', wants('fees')))).toBe('Fees are below.')
})

test('words are not cut', () => {
  const filler = 'abcdefghij '.repeat(60)
  const text = `${filler}fees ${filler}`
  const words = textOf(excerptOf(text, wants('fees'))).split(' ')
  expect(new Set(words)).toEqual(new Set(['…', 'abcdefghij', 'fees']))
})
