import { expect, test, vi } from 'vitest'
import type { LocalDraft } from './local-drafts.ts'
import { saveLocalDrafts } from './sign-out-drafts.ts'

vi.mock('../api/call-staff-api.ts', () => ({ callStaffApi: () => undefined }))

const local = (page: string, more: Partial<LocalDraft> = {}): LocalDraft => ({
  key: 'article/1',
  page,
  data: { title: page },
  basedOn: 1,
  savedAt: 100,
  sentAt: null,
  ...more,
})
const [sent, other] = [local('A', { sentAt: 5 }), local('A', { sentAt: 4 })]
const [older, newer] = [local('A'), local('B', { savedAt: 200 })]
const two = [older, local('B', { key: 'event/new-x' })]

test.each<[string, string | null, LocalDraft[], unsaved: LocalDraft[], written: string[]]>([
  ['are saved on the server, and only then removed from the device', null, two, [], ['A', 'B']],
  ['stay on the device when the server cannot be reached', 'away', [older], [older], []],
  ['that the server has already are only removed', 'A', [older], [], []],
  ['follow the copy that was sent from the same page', 'P', [sent], [], ['A']],
  ['never overwrite a draft from elsewhere', 'P', [other], [other], []],
  [
    'of two pages: the newest is saved, the other is asked about',
    null,
    [older, newer],
    [older],
    ['B'],
  ],
])('drafts before signing out %s', async (_, kept, drafts, unsaved, written) => {
  const there = new Map(
    kept === null || kept === 'away' ? [] : [['article/1', local(kept, { savedAt: 5 })]],
  )
  const calls: string[] = []
  const result = await saveLocalDrafts({
    drafts,
    readOnServer: async (key) => there.get(key) ?? null,
    saveOnServer: async (key, draft) => {
      if (kept === 'away') throw new Error('away')
      there.set(key, local('', draft))
      calls.push(`save ${JSON.stringify(draft.data)}`)
      return 1
    },
    deleteOnDevice: ({ key, page }) => void calls.push(`forget ${key}~${page}`),
  })
  expect(result).toEqual(unsaved)
  const removed = drafts.filter((draft) => !unsaved.includes(draft))
  expect(calls.filter((call) => call.startsWith('forget'))).toEqual(
    removed.map(({ key, page }) => `forget ${key}~${page}`),
  )
  expect(calls.filter((call) => call.startsWith('save'))).toEqual(
    written.map((title) => `save {"title":"${title}"}`),
  )
})
