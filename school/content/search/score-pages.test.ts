import { expect, test } from 'vitest'
import { scorePages, totalWeightOf, weightOf } from './score-pages.ts'
import type { KnownPage } from './search-knowledge.server.ts'
import type { WantedWord } from './understand.server.ts'

const wanted = (documents: number, ...accepted: string[]): WantedWord => ({
  shown: accepted[0] ?? '',
  accepted,
  titles: 0,
  documents,
})
function page(title: string, text: string): KnownPage {
  const counts = new Map<string, number>()
  for (const word of `${title} ${text}`.split(' ').filter(Boolean))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return { title, text, address: '/', label: 'page', titleWords: new Set(title.split(' ')), counts }
}
const titlesOf = (pages: readonly KnownPage[], ...words: WantedWord[]) =>
  scorePages(pages, words).map((each) => each.page.title)

test('a rare word says more about the subject than a frequent one', () => {
  expect(weightOf(wanted(0, 'fee'))).toBe(1)
  expect(weightOf(wanted(2, 'fee'))).toBe(0.5)
  expect(weightOf(wanted(14, 'fee'))).toBe(0.25)
  expect(totalWeightOf([])).toBe(0)
  expect(totalWeightOf([wanted(2, 'fee'), wanted(14, 'robot')])).toBe(0.75)
})

test('pages without a searched word are left out, and those with it in the title come first', () => {
  const pages = [page('A', 'fee'), page('B', ''), page('fee', ''), page('C', 'fee fee fee fee')]
  expect(titlesOf(pages, wanted(1, 'fee'))).toEqual(['fee', 'C', 'A'])
})

test('a word counts up to five times in a text', () => {
  const pages = ['fee '.repeat(4), 'fee '.repeat(5), 'fee '.repeat(9)].map((text, place) =>
    page(`P${place}`, text),
  )
  expect(titlesOf(pages, wanted(1, 'fee'))).toEqual(['P1', 'P2', 'P0'])
})

test('a page with the rarer word comes before one with the frequent word', () => {
  const pages = [page('A', 'school'), page('B', 'robot'), page('C', 'school robot')]
  const found = scorePages(pages, [wanted(14, 'school'), wanted(0, 'robot')])
  expect(found.map((each) => [each.page.title, each.has.map(({ shown }) => shown)])).toEqual([
    ['C', ['school', 'robot']],
    ['B', ['robot']],
    ['A', ['school']],
  ])
})

test('of a phrase all words are needed, in the title too; of several meanings one is enough', () => {
  const phrase = wanted(1, 'senior high', 'shs')
  const titles = [page('high senior', ''), page('shs', '')]
  const found = scorePages([page('senior', 'years'), page('senior', 'high'), ...titles], [phrase])
  expect(found.map((each) => [each.page.title, each.isInTitle])).toEqual([
    ['high senior', true],
    ['shs', true],
    ['senior', false],
  ])
})

test('only a title with all searched words is one of them', () => {
  const pages = [page('fee', 'robot'), page('robot fee', '')]
  const found = scorePages(pages, [wanted(1, 'fee'), wanted(1, 'robot')])
  expect(found.map((each) => [each.page.title, each.isInTitle])).toEqual([
    ['robot fee', true],
    ['fee', false],
  ])
})
