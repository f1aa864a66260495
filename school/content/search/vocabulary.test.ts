import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { closestWord, completions, countWords, isNumber, knownWords } from './vocabulary.server.ts'

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
  ])(
    'corrects %s to %s: one letter of a short word, two of a longer one, and none of the shortest',
    async (typed, meant) => {
      await add(['', 'fee tuition admissions lemon'])
      expect(await closest(typed)).toBe(meant)
    },
  )

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
