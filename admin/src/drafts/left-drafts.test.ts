import { describe, expect, test } from 'vitest'
import { chooseOffers } from './left-drafts.ts'
import type { LocalDraft } from './local-drafts.ts'

const own = { key: 'article/12', page: 'me' }
const saved = { title: 'Fair' }
const local = (page: string, title: string, more: Partial<LocalDraft> = {}): LocalDraft => ({
  key: 'article/12',
  page,
  data: { title },
  basedOn: 1,
  savedAt: 100,
  sentAt: null,
  ...more,
})
const remote = (title: string, savedAt = 100, key = 'article/12') => ({
  key,
  data: { title },
  basedOn: 1,
  savedAt,
})
const nothing = { own, saved, here: [], there: [], open: [] }
const titlesOf = (found: Partial<Parameters<typeof chooseOffers>[0]>) =>
  chooseOffers({ ...nothing, ...found }).map(({ data }) => (data as { title: string }).title)

describe('drafts that are offered', () => {
  test('are those of closed pages, newest first', () => {
    const here = [
      local('a', 'A'),
      local('b', 'B', { savedAt: 300 }),
      local('me', 'Own'),
      local('c', 'C', { savedAt: 200 }),
    ]
    expect(titlesOf({ here, open: [own, { key: 'article/12', page: 'c' }] })).toEqual(['B', 'A'])
  })

  test('are about what is edited', () => {
    expect(
      titlesOf({
        here: [local('a', 'A', { key: 'article/13' }), local('b', 'B', { key: 'article/new-x' })],
      }),
    ).toEqual([])
  })

  test('of something new are all new ones of the kind', () => {
    const here = [
      local('a', 'A', { key: 'article/new-a' }),
      local('b', 'B', { key: 'event/new-b' }),
      local('c', 'C', { key: 'article/12' }),
    ]
    expect(titlesOf({ own: { key: 'article/new-own', page: 'me' }, here })).toEqual(['A'])
  })

  test('are not what is saved', () => {
    expect(titlesOf({ here: [local('a', 'Fair')], there: [remote('Fair')] })).toEqual([])
  })

  test('come from the server too, but not as a copy of one on this device', () => {
    expect(titlesOf({ there: [remote('There')] })).toEqual(['There'])
    expect(
      titlesOf({ here: [local('a', 'Here', { sentAt: 100 })], there: [remote('There', 100)] }),
    ).toEqual(['Here'])
    expect(
      titlesOf({
        here: [local('a', 'Here', { sentAt: 90, savedAt: 50 })],
        there: [remote('There', 100)],
      }),
    ).toEqual(['There', 'Here'])
    const another = local('a', 'Here', { key: 'article/new-b', sentAt: 100, savedAt: 50 })
    expect(
      titlesOf({
        own: { key: 'article/new-own', page: 'me' },
        here: [another],
        there: [remote('There', 100, 'article/new-c')],
      }),
    ).toEqual(['There', 'Here'])
  })

  test('are offered once when they are alike', () => {
    expect(titlesOf({ here: [local('a', 'A', { savedAt: 200 })], there: [remote('A')] })).toEqual([
      'A',
    ])
    const here = [
      local('a', 'A', { key: 'article/new-a' }),
      local('b', 'A', { key: 'article/new-b' }),
    ]
    expect(titlesOf({ own: { key: 'article/new-own', page: 'me' }, here })).toEqual(['A', 'A'])
  })

  test('are not the server’s copy of what another tab is typing', () => {
    const open = [{ key: 'article/12', page: 'other' }]
    expect(titlesOf({ there: [remote('There')], open })).toEqual([])
    expect(titlesOf({ there: [remote('There')], open: [own] })).toEqual(['There'])
    expect(
      titlesOf({ there: [remote('There')], open: [{ key: 'article/99', page: 'other' }] }),
    ).toEqual(['There'])
  })

  test('say where they are kept', () => {
    expect(chooseOffers({ ...nothing, there: [remote('There', 70)] })).toEqual([
      {
        key: 'article/12',
        page: null,
        data: { title: 'There' },
        basedOn: 1,
        savedAt: 70,
        sentAt: 70,
      },
    ])
  })
})
