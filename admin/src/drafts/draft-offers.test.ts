import { describe, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'
import { createDraftKeeper, type DraftPlace } from './draft-keeper.ts'
import { createDraftOffers } from './draft-offers.ts'
import type { LocalDraft } from './local-drafts.ts'
import type { ServerDraft } from './server-drafts.ts'

const saved = { data: { title: 'Fair' }, revision: 3 }

const onDevice = (typed: Partial<LocalDraft> = {}): LocalDraft => ({
  key: 'article/12',
  page: 'earlier',
  data: { title: 'Fair of 2026' },
  basedOn: 3,
  savedAt: 5_000,
  sentAt: null,
  ...typed,
})
const onServer = (typed: Partial<ServerDraft> = {}): ServerDraft => ({
  key: 'article/12',
  data: { title: 'Fair, from the phone' },
  basedOn: 3,
  savedAt: 6_000,
  ...typed,
})

interface Left {
  here?: LocalDraft[]
  there?: ServerDraft[]
  open?: DraftPlace[]
  key?: string
  isAway?: boolean
}

/** Opens a page with earlier drafts, and notes what is kept and forgotten from then on. */
async function openPage({ here = [], there = [], open = [], key = 'article/12', isAway }: Left) {
  const calls: string[] = []
  const nameOf = (place: DraftPlace) => `${place.key}~${place.page}`
  const storage = {
    keepHere: (place: DraftPlace) => {
      calls.push(`keep here ${place.key}`)
      return true
    },
    noteSentHere: () => undefined,
    keepThere: () => Promise.resolve(7_000),
    forgetHere: (place: DraftPlace) => void calls.push(`forget here ${nameOf(place)}`),
    forgetThere: (of: string) => {
      calls.push(`forget there ${of}`)
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve()
    },
    listHere: () => here,
    listThere: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(there)),
    listOpen: () => Promise.resolve(open),
    readBase: (of: string, revision: number) =>
      isAway
        ? Promise.reject(new Error('away'))
        : Promise.resolve({ title: `${of} at revision ${revision}` }),
  }
  const draft = createDraft(saved)
  const keeper = createDraftKeeper({ draft, place: { key, page: 'own' }, storage })
  const offers = createDraftOffers({ draft, keeper, places: storage })
  keeper.start()
  const end = offers.start()
  await expect.poll(() => offers.read()).not.toBeNull()
  return { draft, keeper, offers, end, calls, first: () => offers.read()![0]! }
}

describe('a page offers', () => {
  test('what was typed on this device and on another one, newest first', async () => {
    const { offers } = await openPage({ here: [onDevice()], there: [onServer()] })
    expect(offers.read()).toEqual([{ ...onServer(), page: null, sentAt: 6_000 }, onDevice()])
  })

  test('what is on this device when the server cannot be asked', async () => {
    const { offers } = await openPage({ here: [onDevice()], isAway: true })
    expect(offers.read()).toEqual([onDevice()])
  })

  test('nothing that another tab has open', async () => {
    const other = onDevice({ page: 'tab', data: { title: 'In the other tab' } })
    const { offers } = await openPage({ here: [onDevice(), other], open: [other] })
    expect(offers.read()).toEqual([onDevice()])
  })

  test('nothing more once it is closed', async () => {
    const page = await openPage({ here: [onDevice()] })
    const changed = vi.fn<() => void>()
    page.offers.subscribe(changed)
    page.offers.start()()
    const later = page.offers.start()
    await expect.poll(() => changed.mock.calls).toHaveLength(1)
    later()
  })
})

describe('continuing an earlier draft', () => {
  test('puts it into the form and takes it out of the place where it was left', async () => {
    const { draft, keeper, offers, calls, first } = await openPage({ here: [onDevice()] })
    await offers.restore(first())
    expect(draft.read()).toEqual({ base: saved, data: { title: 'Fair of 2026' }, isDirty: true })
    expect(keeper.place().key).toBe('article/12')
    expect(['own', 'earlier']).not.toContain(keeper.place().page)
    expect(calls).toContain('forget here article/12~earlier')
    expect(offers.read()).toEqual([])
  })

  test('is stored in its new place before the old one is emptied', async () => {
    const { offers, calls, first } = await openPage({ here: [onDevice()] })
    await offers.restore(first())
    expect(calls).toEqual(['keep here article/12', 'forget here article/12~earlier'])
  })

  test('keeps the revision that it was typed on, so that another person’s save is noticed', async () => {
    const { draft, offers, first } = await openPage({ here: [onDevice({ basedOn: 2 })] })
    await offers.restore(first())
    expect(draft.read().base).toEqual({
      data: { title: 'article/12 at revision 2' },
      revision: 2,
    })
  })

  test('goes on from what is saved when its own revision cannot be read', async () => {
    const { draft, offers, first } = await openPage({
      here: [onDevice({ basedOn: 2 })],
      isAway: true,
    })
    await offers.restore(first())
    expect(draft.read()).toEqual({ base: saved, data: { title: 'Fair of 2026' }, isDirty: true })
  })

  test('of something new has no revision to read', async () => {
    const left = onDevice({ key: 'article/new-a', basedOn: 0 })
    const { draft, keeper, offers, first } = await openPage({ here: [left], key: 'article/new-b' })
    await offers.restore(first())
    expect(draft.read().base).toEqual(saved)
    expect(keeper.place().key).toBe('article/new-a')
  })

  test('from the server takes nothing from this device', async () => {
    const { draft, offers, calls, first } = await openPage({ there: [onServer()] })
    await offers.restore(first())
    expect(draft.read().data).toEqual({ title: 'Fair, from the phone' })
    expect(calls).toEqual(['keep here article/12'])
  })
})

describe('discarding an earlier draft', () => {
  test('removes it here and on the server, and leaves the others', async () => {
    const { offers, calls } = await openPage({ here: [onDevice()], there: [onServer()] })
    offers.discard(offers.read()![1]!)
    expect(calls).toEqual(['forget here article/12~earlier', 'forget there article/12'])
    expect(offers.read()).toEqual([{ ...onServer(), page: null, sentAt: 6_000 }])
  })

  test('leaves the copy on the server that may be what is typed on this page', async () => {
    const { draft, offers, calls, first } = await openPage({ here: [onDevice()] })
    draft.change(['title'], 'Typed now')
    offers.discard(first())
    expect(calls).toEqual(['keep here article/12', 'forget here article/12~earlier'])
  })

  test('of another new entry removes its copy on the server although this page has typed text', async () => {
    const left = onDevice({ key: 'article/new-a', basedOn: 0 })
    const { draft, offers, calls, first } = await openPage({ here: [left], key: 'article/new-b' })
    draft.change(['title'], 'Typed now')
    offers.discard(first())
    expect(calls).toContain('forget there article/new-a')
  })

  test('works without a connection', async () => {
    const { offers, calls, first } = await openPage({ here: [onDevice()], isAway: true })
    offers.discard(first())
    expect(calls).toContain('forget here article/12~earlier')
    expect(offers.read()).toEqual([])
  })
})
