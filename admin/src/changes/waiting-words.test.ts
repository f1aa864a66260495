import { expect, test } from 'vitest'
import { sayKept, sayWaiting } from './waiting-words.ts'

const dueAt = Date.UTC(2036, 5, 1, 0, 0)
const nothing = { workingRevision: null, dueRevision: null, dueAt: null, reviewRequestedAt: null }
/** Spaces in times differ between versions of the language data. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null

test('what waits is said with the moment from which visitors see it', () => {
  expect(sayWaiting(nothing)).toBeNull()
  expect(sayWaiting({ ...nothing, workingRevision: 4 })).toBe(
    'Has a change that visitors do not see yet',
  )
  expect(sayWaiting({ ...nothing, workingRevision: 4, reviewRequestedAt: dueAt })).toBe(
    'Has a change that waits for a review',
  )
  expect(plain(sayWaiting({ ...nothing, workingRevision: 4, dueRevision: 4, dueAt }))).toBe(
    'Has a change that visitors see from Jun 1, 2036, 8:00 AM',
  )
  expect(plain(sayWaiting({ ...nothing, workingRevision: 5, dueRevision: 4, dueAt }))).toBe(
    'Has a change that visitors see from Jun 1, 2036, 8:00 AM, and a newer one that they do not see yet',
  )
})

test('a saved draft does not claim that the published version stays when a change is scheduled', () => {
  expect(sayKept('Saved.', nothing)).toBe(
    'Saved. Visitors see the published version until you show this one.',
  )
  expect(plain(sayKept('Saved.', { dueAt }))).toBe(
    'Saved. Visitors see it once you show it; what was scheduled before shows from Jun 1, 2036, 8:00 AM.',
  )
})
