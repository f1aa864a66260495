import { expect, test } from 'vitest'
import { savedDraftMessage, pendingChangeMessage } from './waiting-note.tsx'

const dueAt = Date.UTC(2036, 5, 1, 0, 0)
const nothing = { workingRevision: null, dueRevision: null, dueAt: null, reviewRequestedAt: null }
/** Spaces in times differ between versions of the language data. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null

test.each([
  [{}, null],
  [{ workingRevision: 4 }, 'Has a change that visitors do not see yet'],
  [{ workingRevision: 4, reviewRequestedAt: dueAt }, 'Has a change that waits for a review'],
  [
    { workingRevision: 4, dueRevision: 4, dueAt },
    'Has a change that visitors see from Jun 1, 2036, 8:00 AM',
  ],
  [
    { workingRevision: 5, dueRevision: 4, dueAt },
    'Has a change that visitors see from Jun 1, 2036, 8:00 AM, and a newer one that they do not see yet',
  ],
])('what waits (%j) is said with the moment from which visitors see it: %s', (waiting, said) => {
  expect(plain(pendingChangeMessage({ ...nothing, ...waiting }))).toBe(said)
})

test.each([
  [null, 'Visitors see the published version until you show this one.'],
  [
    dueAt,
    'Visitors see it once you show it; what was scheduled before shows from Jun 1, 2036, 8:00 AM.',
  ],
])(
  'a saved draft does not claim that the published version stays when a change is due at %s',
  (due, said) => {
    expect(plain(savedDraftMessage('Saved.', { dueAt: due }))).toBe(`Saved. ${said}`)
  },
)
