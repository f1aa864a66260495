import { expect, test } from 'vitest'
import { describeDeliveries } from './delivery-words.ts'

const none = { handedOver: 0, waiting: 0, failed: 0 }

test.each([
  [none, none, ''],
  [{ ...none, handedOver: 1 }, none, 'Sent to 1 of 1 phone.'],
  [{ ...none, handedOver: 1_950, waiting: 5 }, none, 'Sent to 1,950 of 1,955 phones, 5 waiting.'],
  [none, { ...none, failed: 1 }, 'Sent to 0 of 1 e-mail address, 1 could not be reached.'],
  [
    { ...none, handedOver: 2 },
    { ...none, handedOver: 2, failed: 1 },
    'Sent to 2 of 2 phones. Sent to 2 of 3 e-mail addresses, 1 could not be reached.',
  ],
])('%j by push and %j by e-mail is told as “%s”', (push, email, words) => {
  expect(describeDeliveries({ push, email })).toBe(words)
})
