import { expect, test } from 'vitest'
import { reachedInWords } from './reached.ts'

test.each([
  [{ handedOver: 0, waiting: 0, failed: 0 }, ''],
  [{ handedOver: 1, waiting: 0, failed: 0 }, 'Sent to 1 of 1 subscriber.'],
  [
    { handedOver: 11_950, waiting: 53, failed: 0 },
    'Sent to 11,950 of 12,003 subscribers, 53 waiting.',
  ],
  [{ handedOver: 2, waiting: 0, failed: 1 }, 'Sent to 2 of 3 subscribers, 1 could not be reached.'],
])('%j is told as “%s”', (reached, words) => {
  expect(reachedInWords(reached)).toBe(words)
})
