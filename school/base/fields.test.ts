import { expect, test } from 'vitest'
import { day, line, manilaTime } from './fields.ts'

test.each([
  ['nothing', ''],
  ['spaces', ' \u00A0\u3000'],
  ['joiners that take no room', '\u200B\u200D\u2060'],
  ['marks without a letter', '\u0301\u202E'],
])('a line of %s is empty', (_what, text) => {
  expect(line(120, 'Enter a title.').safeParse(text).error?.issues[0]?.message).toBe(
    'Enter a title.',
  )
})

test.each(['A', '7', '…', '中文', '👩‍🏫', 'ابتداء'])('%s is a line', (text) => {
  expect(line().safeParse(text).success).toBe(true)
})

test('a date whose year was typed with two digits is refused and not taken for one of the first century', () => {
  const message = 'Enter the year with four digits, such as 2026.'
  expect(day.safeParse('0026-11-05').error?.issues.map((issue) => issue.message)).toEqual([message])
  expect(
    manilaTime.safeParse('0026-11-05T04:30').error?.issues.map((issue) => issue.message),
  ).toEqual([message])
  expect(day.safeParse('1950-06-05').success).toBe(true)
  expect(manilaTime.safeParse('2026-11-05T04:30').success).toBe(true)
})
