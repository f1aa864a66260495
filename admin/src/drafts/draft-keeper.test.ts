import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  const storage = {
    keepHere: (at: DraftPlace, kept: DeviceDraft) => {
      if (state.hasRoom) here.set(nameOf(at), kept)
      return state.hasRoom
    },
    forgetHere: (at: DraftPlace) => void here.delete(nameOf(at)),
    noteSentHere: (at: DraftPlace, sentAt: number) => {
      const kept = here.get(nameOf(at))
      if (kept) here.set(nameOf(at), { ...kept, sentAt })
    },
    keepThere: async (of: string, kept: KeptData) => {
      calls.push(`keep ${of} ${JSON.stringify(kept.data)}`)
      await state.answer
      if (state.isAway) throw new Error('away')
      there.set(of, kept)
      return 7_000
    },
    forgetThere: async (of: string) => {
      calls.push(`forget ${of}`)
      if (state.isAway) throw new Error('away')
      there.delete(of)
    },
  }
  const draft = createDraft(opened)
  const keeper = createDraftKeeper({ draft, place: { ...place, key }, storage })
  const end = keeper.start()
  return {
    draft,
    keeper,
    here,
    there,
    calls,
    state,
    end,
    type: (title: string) => draft.change(['title'], title),
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))
afterEach(() => void vi.useRealTimers())

describe('what is typed', () => {
  test('is on the device with each key, whatever happens to the page next', () => {
    const { type, here, keeper } = openKeeper()
    type('Fairs')
    expect(here.get('article/12~p1')).toEqual({
      data: { title: 'Fairs' },
      basedOn: 3,
      savedAt: 1_000,
      sentAt: null,
    })
    expect(keeper.kept.read()).toBe('typing')
  })

  test('is on the server 1.5 seconds after the last key, once', async () => {
    const { type, there, calls, keeper, here } = openKeeper()
    type('F')
    await vi.advanceTimersByTimeAsync(1_000)
    type('Fa')
    await vi.advanceTimersByTimeAsync(1_499)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(there.get('article/12')).toEqual({ data: { title: 'Fa' }, basedOn: 3, savedAt: 3_500 })
    expect(calls).toHaveLength(1)
    expect(keeper.kept.read()).toBe('kept')
    type('Fai')
    expect(here.get('article/12~p1')?.sentAt).toBe(7_000)
  })

  test('is forgotten on the device and on the server once it is saved', async () => {
    const { type, draft, here, there, keeper } = openKeeper()
    type('Fairs')
    await vi.advanceTimersByTimeAsync(1_500)
    draft.settle(draft.read().data, { data: { title: 'Fairs' }, revision: 4 })
    await vi.runAllTimersAsync()
    expect([here.size, there.size, keeper.kept.read()]).toEqual([0, 0, 'saved'])
  })

  test('during a save is kept as made from the new version', () => {
    const { type, draft, here } = openKeeper()
    type('One')
    const sent = draft.read().data
    type('One two')
    draft.settle(sent, { data: sent, revision: 4 })
    expect(here.get('article/12~p1')).toMatchObject({ data: { title: 'One two' }, basedOn: 4 })
  })

  test('is forgotten when it is undone by hand, and nothing is called that was never kept', async () => {
    const { type, here, calls, draft, keeper } = openKeeper()
    draft.settle(opened.data, { data: { title: 'Fair' }, revision: 4 })
    await vi.runAllTimersAsync()
    expect(calls).toEqual([])
    type('x')
    type('Fair')
    await vi.runAllTimersAsync()
    expect([here.size, calls, keeper.kept.read()]).toEqual([0, ['forget article/12'], 'saved'])
  })

  test('is sent once although it was undone and typed again meanwhile', async () => {
    const { type, calls } = openKeeper()
    type('x')
    await vi.advanceTimersByTimeAsync(1_000)
    type('Fair')
    type('y')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toEqual(['forget article/12'])
    await vi.advanceTimersByTimeAsync(500)
    expect(calls).toEqual(['forget article/12', 'keep article/12 {"title":"y"}'])
  })

  test('after a save has no copy on the server yet', async () => {
    const { type, draft, here } = openKeeper()
    type('Fairs')
    await vi.advanceTimersByTimeAsync(1_500)
    draft.settle(draft.read().data, { data: { title: 'Fairs' }, revision: 4 })
    type('Fairs again')
    expect(here.get('article/12~p1')).toMatchObject({ basedOn: 4, sentAt: null })
  })

  test('is not brought back by a slow call that was sent before the save', async () => {
    const { type, draft, there, calls, state, keeper } = openKeeper()
    let arrive = () => undefined as void
    state.answer = new Promise((resolve) => {
      arrive = resolve
    })
    type('Fairs')
    await vi.advanceTimersByTimeAsync(1_500)
    draft.settle(draft.read().data, { data: { title: 'Fairs' }, revision: 4 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(calls).toHaveLength(1)
    arrive()
    await vi.runAllTimersAsync()
    expect(calls.at(-1)).toBe('forget article/12')
    expect([there.size, keeper.kept.read()]).toEqual([0, 'saved'])
  })

  test('that is saved while a call waits for another is not sent any more', async () => {
    const { type, draft, calls, state } = openKeeper()
    let arrive = () => undefined as void
    state.answer = new Promise((resolve) => {
      arrive = resolve
    })
    type('A')
    await vi.advanceTimersByTimeAsync(1_500)
    type('AB')
    await vi.advanceTimersByTimeAsync(1_500)
    draft.settle(draft.read().data, { data: { title: 'AB' }, revision: 4 })
    arrive()
    await vi.runAllTimersAsync()
    expect(calls).toEqual(['keep article/12 {"title":"A"}', 'forget article/12'])
  })

  test('stays on the device without a connection, and is sent when it is back', async () => {
    const { type, keeper, calls, here } = openKeeper()
    keeper.setOnline(false)
    expect(keeper.kept.read()).toBe('saved')
    type('Fairs')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([calls, here.size, keeper.kept.read()]).toEqual([[], 1, 'kept-here'])
    keeper.setOnline(true)
    await vi.advanceTimersByTimeAsync(1_500)
    expect([calls.length, keeper.kept.read()]).toEqual([1, 'kept'])
    keeper.setOnline(true)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(calls).toHaveLength(1)
  })

  test('that the server refuses is said to be on this device', async () => {
    const { type, state, keeper } = openKeeper()
    state.isAway = true
    type('Fairs')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(keeper.kept.read()).toBe('kept-here')
    state.isAway = false
    type('Fair!')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(keeper.kept.read()).toBe('kept')
  })

  test('that no storage takes is said to be unkept', async () => {
    const { type, state, keeper } = openKeeper()
    state.hasRoom = false
    state.isAway = true
    type('Fairs')
    await vi.advanceTimersByTimeAsync(1_500)
    expect(keeper.kept.read()).toBe('unkept')
  })

  test('while a call is under way is not said to be kept by its answer, and knows the copy on the server', async () => {
    const { type, state, keeper, here } = openKeeper()
    let arrive = () => undefined as void
    state.answer = new Promise((resolve) => {
      arrive = resolve
    })
    type('A')
    await vi.advanceTimersByTimeAsync(1_500)
    type('AB')
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(keeper.kept.read()).toBe('typing')
    expect(here.get('article/12~p1')).toMatchObject({ data: { title: 'AB' }, sentAt: 7_000 })
  })

  test('is no longer sent, but stays on the device, when the page is left', async () => {
    const { type, end, calls, here } = openKeeper()
    type('Fairs')
    end()
    type('More')
    await vi.runAllTimersAsync()
    expect([calls, here.get('article/12~p1')?.data]).toEqual([[], { title: 'Fairs' }])
  })
})

describe('the place of a draft', () => {
  test('becomes the entry’s own with the first save; what was typed meanwhile moves along', async () => {
    const { type, draft, keeper, here, there, calls } = openKeeper({ key: 'article/new-a' })
    type('One')
    await vi.advanceTimersByTimeAsync(1_500)
    const sent = draft.read().data
    type('One two')
    draft.settle(sent, { data: sent, revision: 1 })
    keeper.rename('article/12')
    expect([...here.keys()]).toEqual(['article/12~p1'])
    await vi.runAllTimersAsync()
    expect(calls.slice(1)).toEqual(['forget article/new-a', 'keep article/12 {"title":"One two"}'])
    expect([...there.keys()]).toEqual(['article/12'])
    expect(keeper.place()).toEqual(place)
  })

  test('stays when the name is the same', async () => {
    const { type, keeper, here, calls } = openKeeper()
    type('One')
    keeper.rename('article/12')
    await vi.advanceTimersByTimeAsync(1_499)
    expect([here.size, calls]).toEqual([1, []])
  })

  test('that is left while a call is under way gets its answer', async () => {
    const { type, draft, keeper, here, state } = openKeeper()
    let arrive = () => undefined as void
    state.answer = new Promise((resolve) => {
      arrive = resolve
    })
    type('Typed before')
    await vi.advanceTimersByTimeAsync(1_500)
    keeper.moveTo({ key: 'article/12', page: 'p2' }, 5_000)
    draft.begin(opened, { title: 'Restored' })
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(here.get('article/12~p1')?.sentAt).toBe(7_000)
    expect(here.get('article/12~p2')?.sentAt).toBe(5_000)
  })

  test('is another for a restored draft: what was typed before stays where it was', async () => {
    const { type, draft, keeper, here, calls } = openKeeper()
    type('Typed before')
    keeper.moveTo({ key: 'article/12', page: 'p2' }, 5_000)
    draft.begin(opened, { title: 'Restored' })
    expect(here.get('article/12~p1')).toMatchObject({ data: { title: 'Typed before' } })
    expect(here.get('article/12~p2')).toMatchObject({ data: { title: 'Restored' }, sentAt: 5_000 })
    await vi.runAllTimersAsync()
    expect(calls).toEqual(['keep article/12 {"title":"Restored"}'])
  })

  test('keeps what was typed before although the restored draft is what is saved', async () => {
    const { type, draft, keeper, here, calls } = openKeeper()
    type('Typed before')
    keeper.moveTo({ key: 'article/12', page: 'p2' }, null)
    draft.begin(opened, opened.data)
    await vi.runAllTimersAsync()
    expect([[...here.keys()], calls]).toEqual([['article/12~p1'], []])
  })
})
