import { describe, expect, test } from 'vitest'
import type { KeptData } from './draft-keeper.ts'
import type { LocalDraft } from './local-drafts.ts'
import { saveLocalDrafts } from './save-local-drafts.ts'

const local = (key: string, title: string, more: Partial<LocalDraft> = {}): LocalDraft => ({
  key,
  page: title,
  data: { title },
  basedOn: 1,
  savedAt: 100,
  sentAt: null,
  ...more,
})

/** Fakes a server that stores drafts, or is away. */
function openServer(kept: Record<string, KeptData> = {}, isAway: 'away' | 'reached' = 'reached') {
  const there = new Map(Object.entries(kept))
  const forgotten: string[] = []
  let writes = 0
  return {
    there,
    forgotten,
    writes: () => writes,
    save: (drafts: readonly LocalDraft[]) =>
      saveLocalDrafts({
        drafts,
        readThere: async (key) => there.get(key) ?? null,
        keepThere: async (key, draft) => {
          if (isAway === 'away') throw new Error('away')
          writes += 1
          there.set(key, draft)
          return 1
        },
        forgetHere: ({ key, page }) => void forgotten.push(`${key}~${page}`),
      }),
  }
}

describe('drafts before signing out', () => {
  test('are saved on the server, and only then removed from the device', async () => {
    const { save, there, forgotten } = openServer()
    expect(await save([local('article/1', 'A'), local('event/new-x', 'B')])).toEqual([])
    expect([...there.values()].map(({ data }) => data)).toEqual([{ title: 'A' }, { title: 'B' }])
    expect(forgotten).toEqual(['article/1~A', 'event/new-x~B'])
  })

  test('stay on the device when the server cannot be reached', async () => {
    const { save, forgotten } = openServer({}, 'away')
    const draft = local('article/1', 'A')
    expect(await save([draft])).toEqual([draft])
    expect(forgotten).toEqual([])
  })

  test('that the server has already are only removed', async () => {
    const { save, forgotten, writes } = openServer({
      'article/1': local('article/1', 'A', { savedAt: 5 }),
    })
    expect(await save([local('article/1', 'A')])).toEqual([])
    expect([forgotten, writes()]).toEqual([['article/1~A'], 0])
  })

  test('follow the copy that was sent from the same page', async () => {
    const { save, there } = openServer({ 'article/1': local('article/1', 'Older', { savedAt: 5 }) })
    expect(await save([local('article/1', 'Newer', { sentAt: 5 })])).toEqual([])
    expect(there.get('article/1')?.data).toEqual({ title: 'Newer' })
  })

  test('never overwrite a draft from elsewhere', async () => {
    const { save, there, forgotten } = openServer({
      'article/1': local('article/1', 'Of the phone', { savedAt: 5 }),
    })
    const draft = local('article/1', 'Of this device', { sentAt: 4 })
    expect(await save([draft])).toEqual([draft])
    expect([there.get('article/1')?.data, forgotten]).toEqual([{ title: 'Of the phone' }, []])
  })

  test('of two pages with the same thing: the newest is saved, the other one is asked about', async () => {
    const { save, there } = openServer()
    const [older, newer] = [
      local('article/1', 'Older'),
      local('article/1', 'Newer', { savedAt: 200 }),
    ]
    expect(await save([older, newer])).toEqual([older])
    expect(there.get('article/1')?.data).toEqual({ title: 'Newer' })
  })
})
