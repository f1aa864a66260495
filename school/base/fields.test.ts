import { expect, test } from 'vitest'
import { day, line, manilaTime, tag, textIn } from './fields.ts'

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
  expect(day.safeParse('1899-12-31').success).toBe(false)
  expect(day.safeParse('1900-01-01').success).toBe(true)
  expect(manilaTime.safeParse('2026-11-05T04:30').success).toBe(true)
})

test('a date that is missing or wrong has one message', () => {
  const messagesOf = (text: string) =>
    [day, manilaTime].map((field) =>
      field.safeParse(text).error?.issues.map(({ message }) => message),
    )
  expect(messagesOf('')).toEqual([['Choose a day.'], ['Choose a day and a time.']])
  expect(messagesOf('0026-13-05')).toEqual([
    ['This is not a day in the calendar. Enter it as 2026-12-16.'],
    ['Enter day and time as 2026-12-16T04:30.'],
  ])
})

test.each(['jhs', 'be-2026', 'a-1-b'])('%s can be the end of an address', (text) => {
  expect(tag.safeParse(text).success).toBe(true)
})

test.each(['', 'JHS', 'a b', '-a', 'a-', 'a--b', 'a-B', 'a-é', 'ab-c!'])(
  '%j cannot be the end of an address',
  (text) => {
    expect(tag.safeParse(text).success).toBe(false)
  },
)

test('a text in two languages leaves out a Filipino one that is only spaces', () => {
  const text = textIn(40)
  expect(text.parse({ en: 'Hello', fil: '  ' })).toEqual({ en: 'Hello' })
  expect(text.parse({ en: 'Hello', fil: ' Kumusta ' })).toEqual({ en: 'Hello', fil: 'Kumusta' })
  expect(text.safeParse({ en: 'Two\nlines' }).success).toBe(false)
  expect(textIn(40, 'longtext').safeParse({ en: 'Two\nlines' }).success).toBe(true)
})
