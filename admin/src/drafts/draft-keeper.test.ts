import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'
import {
  createDraftKeeper,
  type DraftPlace,
  type KeptData,
  type DeviceDraft,
} from './draft-keeper.ts'

const opened = { data: { title: 'Fair' }, revision: 3 }
const place = { key: 'article/12', page: 'p1' }

/** Opens a keeper with fake storage that can be full, slow or away. */
function openKeeper({ key = place.key } = {}) {
  const here = new Map<string, DeviceDraft>()
  const there = new Map<string, KeptData>()
  const calls: string[] = []
  const state = { hasRoom: true, isAway: false, answer: Promise.resolve() }
  const nameOf = ({ key: of, page }: DraftPlace) => `${of}~${page}`
  const call = async (text: string) => {
    calls.push(text)
    await state.answer
    if (state.isAway) throw new Error('away')
  }
  const storage = {
    saveOnDevice: (place: DraftPlace, kept: DeviceDraft) => {
      if (state.hasRoom) here.set(nameOf(place), kept)
      return state.hasRoom
    },
    deleteOnDevice: (place: DraftPlace) => void here.delete(nameOf(place)),
    markSentOnDevice: (place: DraftPlace, sentAt: number) => {
      const kept = here.get(nameOf(place))
      if (kept) here.set(nameOf(place), { ...kept, sentAt })
    },
    saveOnServer: async (of: string, kept: KeptData) => {
      await call(`keep ${of} ${JSON.stringify(kept.data)}`)
      there.set(of, kept)
      return 7_000
    },
    deleteOnServer: async (of: string) => {
      await call(`forget ${of}`)
      there.delete(of)
    },
  }
  const draft = createDraft(opened)
  const keeper = createDraftKeeper({ draft, place: { ...place, key }, storage })
  const end = keeper.start()
  const type = (title: string) => draft.change(['title'], title)
  const save = (revision: number) => draft.settle(draft.read().data, { ...draft.read(), revision })
  const at = (page = 'p1', of = 'article/12') => here.get(`${of}~${page}`)
  /** Lets calls wait. @returns ends the waiting */
  const holdCalls = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    state.answer = promise
    return resolve
  }
  return { draft, keeper, here, there, calls, state, end, type, save, at, holdCalls }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
afterEach(() => void vi.useRealTimers())

test('typed text is on the device with each key, on the server 1.5 seconds later, and in neither place once saved', async () => {
  const { type, save, at, here, there, calls, keeper } = openKeeper()
  type('F')
  expect(at()).toEqual({ data: { title: 'F' }, basedOn: 3, savedAt: 1_000, sentAt: null })
  expect(keeper.kept.read()).toBe('typing')
  await pass(1_000)
  type('Fa')
  await pass(1_499)
  expect(calls).toEqual([])
  await pass(1)
  expect(there.get('article/12')).toEqual({ data: { title: 'Fa' }, basedOn: 3, savedAt: 3_500 })
  expect([calls.length, keeper.kept.read()]).toEqual([1, 'kept'])
  type('Fai')
  expect(at()?.sentAt).toBe(7_000)
  save(4)
  await vi.runAllTimersAsync()
  expect([here.size, there.size, keeper.kept.read()]).toEqual([0, 0, 'saved'])
  type('Fairs again')
  expect(at()).toMatchObject({ basedOn: 4, sentAt: null })
})

test('text that is undone by hand is forgotten, and what is typed then is sent once; nothing that was never kept is called for', async () => {
  const { type, save, here, calls, keeper } = openKeeper()
  save(4)
  await vi.runAllTimersAsync()
  expect(calls).toEqual([])
  type('x')
  await pass(1_000)
  type('Fair')
  expect([here.size, keeper.kept.read()]).toEqual([0, 'saved'])
  type('y')
  await pass(1_000)
  expect(calls).toEqual(['forget article/12'])
  await pass(500)
  expect(calls).toEqual(['forget article/12', 'keep article/12 {"title":"y"}'])
})

test('a slow call does not bring back what was saved meanwhile, and what waits behind it is not sent', async () => {
  const { type, save, there, calls, keeper, holdCalls } = openKeeper()
  const arrive = holdCalls()
  type('A')
  await pass(1_500)
  type('AB')
  await pass(1_500)
  save(4)
  await pass(2_000)
  expect(calls).toEqual(['keep article/12 {"title":"A"}'])
  arrive()
  await vi.runAllTimersAsync()
  expect(calls).toEqual(['keep article/12 {"title":"A"}', 'forget article/12'])
  expect([there.size, keeper.kept.read()]).toEqual([0, 'saved'])
})

test('text stays on the device without a connection, and is sent when it is back', async () => {
  const { type, keeper, calls, here } = openKeeper()
  keeper.setOnline(false)
  expect(keeper.kept.read()).toBe('saved')
  type('Fairs')
  await pass(10_000)
  expect([calls, here.size, keeper.kept.read()]).toEqual([[], 1, 'kept-here'])
  for (let time = 0; time < 2; time += 1) {
    keeper.setOnline(true)
    await pass(1_500)
    expect([calls.length, keeper.kept.read()]).toEqual([1, 'kept'])
  }
})

test('text that the server refuses is said to be on this device, or unkept where there is no room', async () => {
  const { type, state, keeper } = openKeeper()
  for (const [isAway, hasRoom, said] of [
    [true, true, 'kept-here'],
    [true, false, 'unkept'],
    [false, true, 'kept'],
  ] as const) {
    Object.assign(state, { isAway, hasRoom })
    type(said)
    await pass(1_500)
    expect(keeper.kept.read()).toBe(said)
  }
})

test('text that is typed during a call is not said to be kept by its answer, and knows the copy on the server', async () => {
  const { type, keeper, at, holdCalls } = openKeeper()
  const arrive = holdCalls()
  type('A')
  await pass(1_500)
  type('AB')
  arrive()
  await pass(0)
  expect(keeper.kept.read()).toBe('typing')
  expect(at()).toMatchObject({ data: { title: 'AB' }, sentAt: 7_000 })
})

test('text is no longer sent, but stays on the device, when the page is left', async () => {
  const { type, end, calls, at } = openKeeper()
  type('Fairs')
  end()
  type('More')
  await vi.runAllTimersAsync()
  expect([calls, at()?.data]).toEqual([[], { title: 'Fairs' }])
})

test('a new entry’s draft moves to the place of the entry with the first save, with what was typed meanwhile', async () => {
  const { type, draft, keeper, at, here, there, calls } = openKeeper({ key: 'article/new-a' })
  type('One')
  keeper.rename('article/new-a')
  await pass(1_500)
  const sent = draft.read().data
  type('One two')
  draft.settle(sent, { data: sent, revision: 1 })
  expect(at('p1', 'article/new-a')).toMatchObject({ data: { title: 'One two' }, basedOn: 1 })
  keeper.rename('article/12')
  expect([...here.keys()]).toEqual(['article/12~p1'])
  await vi.runAllTimersAsync()
  expect(calls).toEqual([
    'keep article/new-a {"title":"One"}',
    'forget article/new-a',
    'keep article/12 {"title":"One two"}',
  ])
  expect([...there.keys()]).toEqual(['article/12'])
  expect(keeper.place()).toEqual(place)
})

test('a restored draft has another place: what was typed before stays where it was and gets its answer', async () => {
  const { type, draft, keeper, at, here, calls, holdCalls } = openKeeper()
  const arrive = holdCalls()
  type('Typed before')
  await pass(1_500)
  keeper.moveTo({ key: 'article/12', page: 'p2' }, 5_000)
  draft.begin(opened, { title: 'Restored' })
  expect(at('p1')).toMatchObject({ data: { title: 'Typed before' }, sentAt: null })
  expect(at('p2')).toMatchObject({ data: { title: 'Restored' }, sentAt: 5_000 })
  arrive()
  await vi.runAllTimersAsync()
  expect(at('p1')?.sentAt).toBe(7_000)
  expect(calls.slice(1)).toEqual(['keep article/12 {"title":"Restored"}'])
  // Also when the restored draft is what is saved.
  type('Typed again')
  keeper.moveTo({ key: 'article/12', page: 'p3' }, null)
  draft.begin(opened, opened.data)
  expect([...here.keys()]).toEqual(['article/12~p1', 'article/12~p2'])
  await vi.runAllTimersAsync()
  expect(calls).toHaveLength(2)
})
