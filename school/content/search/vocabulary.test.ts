import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { closestWord, completions, countWords, isNumber, knownWords } from './vocabulary.server.ts'
import { scorePages, totalWeightOf, weightOf } from './score-pages.ts'
import type { KnownPage } from './search-knowledge.server.ts'
import type { WantedWord } from './interpret-search.server.ts'

test('a word without a letter is a number', () => {
  expect(['2026', '1-2', ''].every(isNumber)).toBe(true)
  expect(['a1', 'ñ', '1st'].some(isNumber)).toBe(false)
})

describeOnBothDatabases('the vocabulary of the search', (given) => {
  type Given = [title: string, words: string]
  const split = (text: string) => text.split(' ').filter(Boolean)
  const documentsOf = (given: Given[]) =>
    given.map(([title, words]) => ({ title: split(title), words: split(words) }))
  const add = (...documents: Given[]) => countWords(given.database, documentsOf(documents), 1)
  const remove = (...documents: Given[]) => countWords(given.database, documentsOf(documents), -1)
  type Known = Awaited<ReturnType<typeof completions>>[number]
  const say = ({ word, titles, documents }: Known) => `${word} ${titles}/${documents}`
  const known = async (words: string) =>
    [...(await knownWords(given.database, split(words))).values()].map(say).toSorted()
  const closest = (word: string, ...synonyms: string[]) =>
    closestWord(given.database, word, new Set(synonyms))

  test('counts the titles and documents of each word, and forgets words that none has', async () => {
    await add(['robots', 'robots win 2026'], ['', 'robots lose'])
    expect(await known('robots win lose 2026 choir')).toEqual(['lose 0/1', 'robots 1/2', 'win 0/1'])
    await remove(['robots', 'robots win'])
    expect(await known('robots win lose')).toEqual(['lose 0/1', 'robots 0/1'])
    expect(await known('')).toEqual([])
    const rows = given.database.selectFrom('search_word').select('word').orderBy('word')
    expect(await rows.execute()).toEqual([{ word: 'lose' }, { word: 'robots' }])
  })

  test('completes a beginning with the most frequent words, at most 20', async () => {
    await add(['', 'enroll enrollment choir'], ['', 'enrollment enrolled'])
    const found = await completions(given.database, 'enroll')
    expect(found.map(say)).toEqual(['enrollment 0/2', 'enroll 0/1', 'enrolled 0/1'])
    await add(['', Array.from({ length: 30 }, (_, each) => `enroll${each}x`).join(' ')])
    expect(await completions(given.database, 'enroll')).toHaveLength(20)
  })

  test.each([
    ['fre', null],
    ['tution', 'tuition'],
    ['tuon', null],
    ['adimsions', 'admissions'],
    ['amissons', 'admissions'],
    ['dmissions', null],
    ['xadmissions', 'admissions'],
    ['library', null],
    ['lemom', 'lemon'],
    ['lemur', null],
    ['demon', null],
  ])('corrects %s to %s: no letter, one or two by the length of the word', async (typed, meant) => {
    await add(['', 'fee tuition admissions lemon'])
    expect(await closest(typed)).toBe(meant)
  })

  test('prefers a synonym, then the most frequent of equally near words, then the first', async () => {
    await add(['', 'robots robota'], ['', 'robots'], ['', 'robotz robotx'])
    expect(await closest('robotq')).toBe('robots')
    expect(await closest('robotq', 'roboty')).toBe('roboty')
    expect(await closest('robotq', 'xobotq', '2026')).toBe('robots')
    await remove(['', 'robots'])
    expect(await closest('robotq')).toBe('robota')
    expect(await closest('robotx')).toBe('robotx')
  })
})

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
