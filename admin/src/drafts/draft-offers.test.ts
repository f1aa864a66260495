import { expect, test, vi } from 'vitest'
import { createDraft, type Version } from './draft.ts'
import { createDraftKeeper, type DraftPlace } from './draft-keeper.ts'
import { createDraftOffers } from './draft-offers.ts'
import type { LocalDraft } from './local-drafts.ts'
import type { ServerDraft } from './server-drafts.ts'

const saved = { data: { title: 'Fair' }, revision: 3 }

const onDevice = (typed: Partial<LocalDraft> = {}): LocalDraft => {
  const data = { title: 'Fair of 2026' }
  const draft = { key: 'article/12', page: 'earlier', data, basedOn: 3 }
  return { ...draft, savedAt: 5_000, sentAt: null, ...typed }
}
const onServer: ServerDraft = {
  key: 'article/12',
  data: { title: 'Fair, from the phone' },
  basedOn: 3,
  savedAt: 6_000,
}
const offeredByServer = { ...onServer, page: null, sentAt: 6_000 }

interface Left {
  here?: LocalDraft[]
  there?: ServerDraft[]
  open?: DraftPlace[]
  key?: string
  isAway?: boolean
  /** the page whose draft continues at once */
  continued?: string
}

/** Opens a page with earlier drafts, and notes what is kept and forgotten from then on. */
async function openPage({
  here = [],
  there = [],
  open = [],
  key = 'article/12',
  isAway,
  continued,
}: Left) {
  const calls: string[] = []
  const answer = async <Value>(value: Value) => {
    if (isAway) throw new Error('away')
    return value
  }
  const storage = {
    saveOnDevice: (place: DraftPlace) => {
      calls.push(`keep here ${place.key}`)
      return true
    },
    markSentOnDevice: () => undefined,
    saveOnServer: () => Promise.resolve(7_000),
    deleteOnDevice: (place: DraftPlace) =>
      void calls.push(`forget here ${place.key}~${place.page}`),
    deleteOnServer: (of: string) => answer(void calls.push(`forget there ${of}`)),
    listOnDevice: () => here,
    listOnServer: () => answer(there),
    listOpen: async () => open,
    takeContinuedPage: () => continued ?? null,
    readBase: (of: string, revision: number) => answer({ title: `${of} at revision ${revision}` }),
  }
  const draft = createDraft(saved)
  const keeper = createDraftKeeper({ draft, place: { key, page: 'own' }, storage })
  const offers = createDraftOffers({ draft, keeper, places: storage })
  keeper.start()
  const end = offers.start()
  await expect.poll(() => offers.read()).not.toBeNull()
  return { draft, keeper, offers, end, calls, first: () => offers.read()![0]! }
}

test('a page offers what is on this device when the server cannot be asked, without what another tab has open', async () => {
  const other = onDevice({ page: 'tab', data: { title: 'In the other tab' } })
  const { offers } = await openPage({ here: [onDevice(), other], open: [other], isAway: true })
  expect(offers.read()).toEqual([onDevice()])
})

test('a page offers nothing more once it is closed', async () => {
  const page = await openPage({ here: [onDevice()] })
  const changed = vi.fn<() => void>()
  page.offers.subscribe(changed)
  page.offers.start()()
  const later = page.offers.start()
  await expect.poll(() => changed.mock.calls).toHaveLength(1)
  later()
})

test('an earlier draft that is continued goes into the form and into a place of its own, and only then out of where it was left', async () => {
  const { draft, keeper, offers, calls, first } = await openPage({ here: [onDevice()] })
  await offers.restore(first())
  expect(draft.read()).toEqual({ base: saved, data: { title: 'Fair of 2026' }, isDirty: true })
  expect(['own', 'earlier']).not.toContain(keeper.place().page)
  expect(calls).toEqual(['keep here article/12', 'forget here article/12~earlier'])
  expect(offers.read()).toEqual([])
})

test('a form that takes the place of one that failed goes on with its words, with no question', async () => {
  const other = onDevice({ page: 'other', data: { title: 'Older' } })
  const { draft, offers } = await openPage({ here: [other, onDevice()], continued: 'earlier' })
  expect(draft.read().data).toEqual({ title: 'Fair of 2026' })
  expect(offers.read()).toEqual([])
})

const [earlier, ofNew] = [onDevice({ basedOn: 2 }), onDevice({ key: 'article/new-a', basedOn: 0 })]
const atRevision = { data: { title: 'article/12 at revision 2' }, revision: 2 }

test.each<[string, Left, Version]>([
  ['its own revision, so that another person’s save is noticed', { here: [earlier] }, atRevision],
  ['what is saved when that cannot be read', { here: [earlier], isAway: true }, saved],
  ['nothing when it is of something new', { here: [ofNew], key: 'article/new-b' }, saved],
])('an earlier draft that is continued is based on %s', async (_, left, base) => {
  const { draft, keeper, offers, first } = await openPage(left)
  const offer = first()
  await offers.restore(offer)
  expect(draft.read()).toEqual({ base, data: { title: 'Fair of 2026' }, isDirty: true })
  expect(keeper.place().key).toBe(offer.key)
})

test('continuing a draft from the server takes nothing from this device', async () => {
  const { draft, offers, calls, first } = await openPage({ there: [onServer] })
  await offers.restore(first())
  expect(draft.read().data).toEqual({ title: 'Fair, from the phone' })
  expect(calls).toEqual(['keep here article/12'])
})

test('discarding a draft removes it here and on the server, and leaves the others', async () => {
  const { offers, calls } = await openPage({ here: [onDevice()], there: [onServer] })
  offers.discard(offers.read()![1]!)
  expect(calls).toEqual(['forget here article/12~earlier', 'forget there article/12'])
  expect(offers.read()).toEqual([offeredByServer])
})

test.each([
  ['leaves the copy on the server when that may be of this page', 'article/12', []],
  [
    'of another new entry removes its copy, without a connection too',
    'article/new-a',
    ['forget there article/new-a'],
  ],
])('discarding a draft while this page has typed text %s', async (_, key, there) => {
  const own = key.replace('new-a', 'new-b')
  const left = { here: [onDevice({ key })], key: own, isAway: true }
  const { draft, offers, calls, first } = await openPage(left)
  draft.change(['title'], 'Typed now')
  offers.discard(first())
  expect(calls).toEqual([`keep here ${own}`, `forget here ${key}~earlier`, ...there])
  expect(offers.read()).toEqual([])
})
