import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { closestWord, completions, countWords, isNumber, knownWords } from './vocabulary.server.ts'

test('a word without a letter is a number', () => {
  expect(['2026', '1-2', ''].every(isNumber)).toBe(true)
  expect(['a1', 'ñ', '1st'].some(isNumber)).toBe(false)
})

describeOnBothDatabases('the vocabulary of the search', (given) => {
  const count = (documents: [title: string, words: string][], step: 1 | -1 = 1) =>
    countWords(
      given.database,
      documents.map(([title, words]) => ({
        title: title.split(' ').filter(Boolean),
        words: words.split(' '),
      })),
      step,
    )
  const known = async (...words: string[]) =>
    [...(await knownWords(given.database, words)).values()].toSorted((a, b) =>
      a.word < b.word ? -1 : 1,
    )
  const closest = (word: string, ...synonyms: string[]) =>
    closestWord(given.database, word, new Set(synonyms))

  test('counts the documents and titles of each word, and forgets words that none has', async () => {
    await count([
      ['robots', 'robots win 2026'],
      ['', 'robots lose'],
    ])
    expect(await known('robots', 'win', 'lose', '2026', 'choir')).toEqual([
      { word: 'lose', titles: 0, documents: 1 },
      { word: 'robots', titles: 1, documents: 2 },
      { word: 'win', titles: 0, documents: 1 },
    ])
    await count([['robots', 'robots win']], -1)
    expect(await known('robots', 'win', 'lose')).toEqual([
      { word: 'lose', titles: 0, documents: 1 },
      { word: 'robots', titles: 0, documents: 1 },
    ])
    expect(await known()).toEqual([])
    const rows = given.database.selectFrom('search_word').select('word').orderBy('word')
    expect(await rows.execute()).toEqual([{ word: 'lose' }, { word: 'robots' }])
  })

  test('completes a beginning with the most frequent words, at most 20', async () => {
    await count([
      ['', 'enroll enrollment choir'],
      ['', 'enrollment enrolled'],
    ])
    const found = await completions(given.database, 'enroll')
    expect(found).toEqual([
      { word: 'enrollment', titles: 0, documents: 2 },
      { word: 'enroll', titles: 0, documents: 1 },
      { word: 'enrolled', titles: 0, documents: 1 },
    ])
    await count([['', Array.from({ length: 30 }, (_, each) => `enroll${each}x`).join(' ')]])
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
      await count([['', 'fee tuition admissions lemon']])
      expect(await closest(typed)).toBe(meant)
    },
  )

  test('prefers a synonym, then the most frequent of equally near words, then the first', async () => {
    await count([
      ['', 'robots robota'],
      ['', 'robots'],
      ['', 'robotz robotx'],
    ])
    expect(await closest('robotq')).toBe('robots')
    expect(await closest('robotq', 'roboty')).toBe('roboty')
    expect(await closest('robotq', 'xobotq', '2026')).toBe('robots')
    await count([['', 'robots']], -1)
    expect(await closest('robotq')).toBe('robota')
    expect(await closest('robotx')).toBe('robotx')
  })
})
