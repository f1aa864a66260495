import { expect, test } from 'vitest'
import { checkTimeChoices, dayChoices, lastDayChoices } from './notice-time-choices.ts'

const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name)

test('a week of days is one press each, with words for the first two', () => {
  const days = dayChoices('2026-11-25')
  expect(days).toHaveLength(7)
  expect(namesOf(days.slice(0, 2))).toEqual([
    expect.stringMatching(/^Today, .*Nov 25/),
    expect.stringMatching(/^Tomorrow, .*Nov 26/),
  ])
  expect(days.at(-1)?.value).toBe('2026-12-01')
})

test.each<[string, day: string, string[]]>([
  ['today', '2026-11-25', ['Extend to tomorrow', 'Until Fri', 'Until Sat', 'Until Sun']],
  ['yesterday', '2026-11-24', ['Extend to today', 'Extend to tomorrow', 'Until Fri', 'Until Sat']],
  ['tomorrow', '2026-11-26', ['Until Fri', 'Until Sat', 'Until Sun', 'Until Mon']],
  ['an empty day', '', []],
])('a notice for %s is extended with one press', (_case, day, words) => {
  const names = namesOf(lastDayChoices(day, '2026-11-25'))
  expect(names.map((name) => name.split(',')[0])).toEqual(words)
})

test('the next check is chosen among times to come', () => {
  const checks = checkTimeChoices(Date.parse('2026-11-25T04:30:00+08:00'))
  expect(checks[0]).toEqual({ value: '2026-11-25T06:00', name: 'Today, 6:00 AM' })
  expect(checks.at(-1)).toEqual({ value: '2026-11-26T04:30', name: 'Tomorrow, 4:30 AM' })
})
