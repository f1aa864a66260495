import { expect, test } from 'vitest'
import { eventsAddress } from './events-address.ts'

test('the current month has one address', () => {
  expect(eventsAddress('en', '2026-12', '2026-11')).toBe('/events?month=2026-12')
  expect(eventsAddress('en', '2026-11', '2026-11')).toBe('/events')
})
