import { expect, test } from 'vitest'
import { eventKind } from './event.ts'

const event = eventKind.schema.parse({
  title: 'Mass',
  category: 'Spirituality',
  startsAt: '2026-11-30T08:00',
  endsAt: '2026-12-01T09:00',
})

test('the calendar has an event in each of its months, and sorts it by its last day', () => {
  expect(eventKind.topics(event)).toEqual(['2026-11', '2026-12'])
  expect(eventKind.sortDate(event)).toBe('2026-12-01')
})

const repeat = { every: 'week', until: '', weekdays: [], except: [], notOnHolidays: false } as const
test.each([
  [{ startsAt: '' }],
  [{ endsAt: '' }],
  [{ repeat: { ...repeat, weekdays: [], except: [] } }],
])('the calendar has no draft whose days are not known yet: %j', (missing) => {
  const draft = { ...event, ...missing }
  expect(eventKind.topics(draft)).toEqual([])
  expect(eventKind.sortDate(draft)).toBeNull()
})
