import { describe, expect, test } from 'vitest'
import { eventKind } from './event.ts'

const event = eventKind.schema.parse({
  title: 'Mass',
  category: 'Spirituality',
  startsAt: '2026-11-30T08:00',
  endsAt: '2026-12-01T09:00',
})

describe('the calendar', () => {
  test('has an event in each of its months, and sorts it by its last day', () => {
    expect(eventKind.topics(event)).toEqual(['2026-11', '2026-12'])
    expect(eventKind.sortDate(event)).toBe('2026-12-01')
  })

  test.each([
    ['start', { startsAt: '' }],
    ['end', { endsAt: '' }],
    [
      'last day of its repeat',
      {
        repeat: {
          every: 'week' as const,
          until: '',
          weekdays: [],
          except: [],
          notOnHolidays: false,
        },
      },
    ],
  ])('has no draft whose %s is not known yet', (_, missing) => {
    const draft = { ...event, ...missing }
    expect(eventKind.topics(draft)).toEqual([])
    expect(eventKind.sortDate(draft)).toBeNull()
  })
})
