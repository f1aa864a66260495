import { expect, test } from 'vitest'
import { chooseOffers } from './left-drafts.ts'
import type { LocalDraft } from './local-drafts.ts'

const own = { key: 'article/12', page: 'me' }
const ownNew = { key: 'article/new-own', page: 'me' }
const local = (page: string, title: string, more: Partial<LocalDraft> = {}): LocalDraft => ({
  key: 'article/12',
  page,
  data: { title },
  basedOn: 1,
  savedAt: 100,
  sentAt: null,
  ...more,
})
const remote = (title: string, key = 'article/12') => ({
  key,
  data: { title },
  basedOn: 1,
  savedAt: 100,
})
type Found = Parameters<typeof chooseOffers>[0]

test.each<[string, Partial<Found>, string[]]>([
  [
    'of closed pages, newest first',
    {
      here: [
        local('a', 'A'),
        local('b', 'B', { savedAt: 300 }),
        local('me', 'Own'),
        local('c', 'C', { savedAt: 200 }),
      ],
      open: [own, { key: 'article/12', page: 'c' }],
    },
    ['B', 'A'],
  ],
  [
    'about what is edited',
    { here: [local('a', 'A', { key: 'article/13' }), local('b', 'B', { key: 'article/new-x' })] },
    [],
  ],
  [
    'of all new things of the kind, also when they are alike',
    {
      own: ownNew,
      here: [
        local('a', 'A', { key: 'article/new-a' }),
        local('b', 'A', { key: 'article/new-b' }),
        local('c', 'C', { key: 'event/new-c' }),
        local('d', 'D'),
      ],
    },
    ['A', 'A'],
  ],
  ['not what is saved', { here: [local('a', 'Fair')], there: [remote('Fair')] }, []],
  ['from the server', { there: [remote('There')], open: [own] }, ['There']],
  [
    'not a copy on the server of one on this device',
    { here: [local('a', 'Here', { sentAt: 100 })], there: [remote('There')] },
    ['Here'],
  ],
  [
    'another copy on the server',
    { here: [local('a', 'Here', { sentAt: 90, savedAt: 50 })], there: [remote('There')] },
    ['There', 'Here'],
  ],
  [
    'a copy on the server of another new thing',
    {
      own: ownNew,
      here: [local('a', 'Here', { key: 'article/new-b', sentAt: 100, savedAt: 50 })],
      there: [remote('There', 'article/new-c')],
    },
    ['There', 'Here'],
  ],
  [
    'once when they are alike',
    { here: [local('a', 'A', { savedAt: 200 })], there: [remote('A')] },
    ['A'],
  ],
  [
    'not the server’s copy of what another tab is typing',
    { there: [remote('There')], open: [{ key: 'article/12', page: 'other' }] },
    [],
  ],
  [
    'the server’s copy when another tab types something else',
    { there: [remote('There')], open: [{ key: 'article/99', page: 'other' }] },
    ['There'],
  ],
])('drafts are offered: %s', (_, found, titles) => {
  const saved = { title: 'Fair' }
  const offers = chooseOffers({ own, saved, here: [], there: [], open: [], ...found })
  expect(offers.map(({ data }) => (data as { title: string }).title)).toEqual(titles)
})
