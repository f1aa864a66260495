import { expect, test } from 'vitest'
import { chooseOffers } from './draft-offers.ts'
import type { LocalDraft } from './local-drafts.ts'

const key = 'article/12'
const own = { key, page: 'me' }
const ownNew = { key: 'article/new-own', page: 'me' }
const local = (page: string, title: string, more: Partial<LocalDraft> = {}): LocalDraft => {
  const data = { title }
  return { key, page, data, basedOn: 1, savedAt: 100, sentAt: null, ...more }
}
const there = { key, data: { title: 'There' }, basedOn: 1, savedAt: 100 }
const [a, newest] = [local('a', 'A'), local('b', 'B', { savedAt: 300 })]
const [mine, inTab] = [local('me', 'Own'), local('c', 'C')]
const [sent, older] = [
  local('a', 'A', { sentAt: 100 }),
  local('a', 'A', { sentAt: 90, savedAt: 50 }),
]
const of = (subject: string, draft = a) => ({ ...draft, page: subject, key: subject })
const news = [of('article/new-a'), of('article/new-b'), of('event/new-c', newest), newest]
const ahead = [of('article/new-b', { ...sent, savedAt: 50 })]

test.each<[string, Partial<Parameters<typeof chooseOffers>[0]>, string[]]>([
  [
    'of closed pages, newest first',
    { onDevice: [a, newest, mine, inTab], open: [own, inTab] },
    ['B', 'A'],
  ],
  ['only of what is edited', { onDevice: [of('article/13'), of('article/new-x')] }, []],
  ['of all new things of a kind, also alike', { own: ownNew, onDevice: news }, ['A', 'A']],
  [
    'without what is saved',
    { saved: a.data, onDevice: [a], onServer: [{ ...there, data: a.data }] },
    [],
  ],
  ['from the server', { onServer: [there], open: [own] }, ['There']],
  ['without the server’s copy of one here', { onDevice: [sent], onServer: [there] }, ['A']],
  ['with another copy on the server', { onDevice: [older], onServer: [there] }, ['There', 'A']],
  [
    'with a copy on the server of another new thing',
    { own: ownNew, onDevice: ahead, onServer: [{ ...there, key: 'article/new-c' }] },
    ['There', 'A'],
  ],
  ['once when they are alike', { onDevice: [a], onServer: [{ ...there, data: a.data }] }, ['A']],
  ['without the server’s copy of another tab', { onServer: [there], open: [inTab] }, []],
  ['whatever else a tab types', { onServer: [there], open: [of('article/99')] }, ['There']],
])('drafts are offered %s', (_, found, titles) => {
  const nothing = { own, saved: { title: 'Fair' }, onDevice: [], onServer: [], open: [] }
  const offers = chooseOffers({ ...nothing, ...found })
  expect(offers.map(({ data }) => (data as { title: string }).title)).toEqual(titles)
})
