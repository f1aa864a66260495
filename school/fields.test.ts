import { expect, test } from 'vitest'
import { line } from './fields.ts'

test.each([
  ['nothing', ''],
  ['spaces', ' \u00A0\u3000'],
  ['joiners that take no room', '\u200B\u200D\u2060'],
  ['marks without a letter', '\u0301\u202E'],
])('a line of %s is empty', (_what, text) => {
  expect(line(120, 'Write a title.').safeParse(text).error?.issues[0]?.message).toBe('Write a title.')
})

test.each(['A', '7', '…', '中文', '👩‍🏫', 'ابتداء'])('%s is a line', (text) => {
  expect(line().safeParse(text).success).toBe(true)
})
