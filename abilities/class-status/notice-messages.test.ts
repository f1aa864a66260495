import { expect, test } from 'vitest'
import { LinkCounts, subscriptionLimits } from './subscription-limits.ts'
import { nextTry } from './notice-messages.server.ts'
import { readRetryAfter } from './server/push-sender.ts'

const now = Date.UTC(2026, 10, 20, 4)
const day = 86_400_000
const later = { retryAfterMs: null, until: now + day }

const waitFor = (tries: number, others: object = {}) => {
  const at = nextTry({ ...later, tries, ...others }, now)
  return at === null ? null : (at - now) / 1_000
}

test('tries come after longer and longer waits, and end', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((tries) => waitFor(tries))
  expect(waits).toEqual([5, 20, 60, 180, 600, 1_800, null])
})

test('a service that asks for a longer wait gets it, up to an hour and the last day of the notice', () => {
  const waits = [1_000, 120_000, 9 * day].map((retryAfterMs) => waitFor(1, { retryAfterMs }))
  expect(waits).toEqual([5, 120, 3_600])
  expect(waitFor(1, { until: now + 5_000 })).toBeNull()
  expect(waitFor(1, { until: now + 5_001 })).toBe(5)
})

test.each([
  ['120', 120_000],
  ['0', 0],
  [new Date(now + 60_000).toUTCString(), 60_000],
  [new Date(now - 60_000).toUTCString(), 0],
  ['soon', null],
  ['', null],
  [undefined, null],
])('Retry-After %s is read as %s', (header, wait) => {
  expect(readRetryAfter(header, now)).toBe(wait)
})

test('mails with a link are limited for each address and for all together, until the time is over', () => {
  const { email, allEmails } = subscriptionLimits
  const links = new LinkCounts()
  for (let mail = 0; mail < email.count; mail += 1) expect(links.add('ana', now)).toBe('send')
  expect(links.add('ana', now + email.within - 1)).toBe('enough')
  expect(links.add('ana', now + email.within)).toBe('send')
  const later = now + email.within
  for (let mail = 1; mail < allEmails.count; mail += 1)
    expect(links.add(`address ${mail}`, later)).toBe('send')
  expect(links.add('ben', later)).toBe('busy')
  expect(links.add('ben', later + allEmails.within)).toBe('send')
})
