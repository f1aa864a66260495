import { describe, expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { actor, marked, publish, sourceOf, titles } from '../../../tests/helpers/search.ts'
import { checkFields } from '../../base/check-fields.ts'
import { searchWordsKind, type SearchWordsInput } from '../../kinds/search-words.ts'
import { putPages } from './index-pages.server.ts'
import { search } from './search.server.ts'
import { findPhrases, prepareSynonyms } from './synonyms.ts'
import { formsOf, rootsOf, stemOf } from './word-forms.ts'

const page = (address: string, title: string, text = '') => ({
  address,
  title,
  label: 'Page',
  text,
})

describeOnBothDatabases('search words that staff edit', (t: TestDatabase) => {
  const save = (data: SearchWordsInput[]) => putReference(t.database, searchWordsKind, data, actor)

  test('find what is written in other words, and work as soon as they are saved', async () => {
    await publish(t.database, { title: 'Tuition for next year' })
    expect(await titles(t.database, 'magkano')).toEqual([])
    await save([{ words: ['tuition', 'magkano', 'bayad sa skul'] }])
    expect(await titles(t.database, 'magkano po')).toEqual(['Tuition for next year'])
    expect(await titles(t.database, 'bayad po sa skul')).toEqual(['Tuition for next year'])
    await save([{ words: ['tuition'] }])
    expect(await titles(t.database, 'magkano')).toEqual([])
  })

  test('find their own words too: a word by itself, a phrase only as a whole', async () => {
    await publish(t.database, { title: 'Magkano ang libro' })
    await publish(t.database, { title: 'Records of the choir' })
    await save([
      { words: ['tuition', 'magkano'] },
      { words: ['records of pupils', 'school slips'] },
    ])
    expect(await titles(t.database, 'magkano')).toEqual(['Magkano ang libro'])
    await publish(t.database, { title: 'School slips' })
    expect(await titles(t.database, 'records of pupils')).toEqual(['School slips'])
  })

  test('are marked in results, without the parts of phrases that were not typed', async () => {
    await publish(t.database, {
      title: 'Transcripts and TOR',
      content: '<p>School records of every school.</p>',
    })
    await save([{ words: ['TOR', 'transcripts', 'school records'] }])
    const { results } = await search(sourceOf(t.database), { q: 'tor', page: 1 })
    expect(marked(results[0]?.title ?? [])).toEqual(['Transcripts', 'TOR'])
    expect(marked(results[0]?.excerpt ?? [])).toEqual([])
  })

  test('put at most two best pages first, that of the longer phrase before', async () => {
    await putPages(t.database, [
      page('/contact-us', 'Connect With Us'),
      page('/events', 'Events'),
      page('/norms', 'Norms'),
    ])
    await publish(t.database, { title: 'Simbang gabi this December' })
    await save([
      { words: ['anong oras'], page: '/contact-us' },
      { words: ['simbang gabi mass'], page: '/events#december' },
      { words: ['december'], page: '/norms' },
      { words: ['gone'], page: '/page-that-was-removed' },
    ])
    const q = 'anong oras ang simbang gabi mass this december'
    expect(await titles(t.database, q)).toEqual([
      'Events',
      'Connect With Us',
      'Simbang gabi this December',
    ])
    expect(await titles(t.database, 'gone')).toEqual([])
  })

  test('are what a misspelled word is corrected into, and are never corrected themselves', async () => {
    await publish(t.database, { title: 'Matrix and pasta' })
    await putPages(t.database, [page('/fees', 'What studying costs')])
    await save([{ words: ['matrikula', 'pasok'], page: '/fees' }])
    const source = sourceOf(t.database)
    expect(await search(source, { q: 'matrikola', page: 1 })).toMatchObject({
      total: 1,
      correctedTo: 'matrikula',
    })
    expect(await search(source, { q: 'pasok', page: 1 })).toMatchObject({
      total: 1,
      correctedTo: null,
    })
  })

  test('of one word less, keep the words that tell most', async () => {
    for (const title of ['School choir', 'School garden', 'School play'])
      await publish(t.database, { title })
    await putPages(t.database, [page('/choir', 'Choir', 'Sings at Mass.')])
    expect(await search(sourceOf(t.database), { q: 'choir play sings', page: 1 })).toMatchObject({
      leftOut: ['play'],
      results: [{ address: '/choir' }],
    })
  })

  test('a short word is corrected by one letter only, and keeps its first letter', async () => {
    await publish(t.database, { title: 'Guava and lemon' })
    for (const far of ['lemur', 'demon', 'guru'])
      expect({ far, found: await titles(t.database, far) }).toEqual({ far, found: [] })
    expect(await titles(t.database, 'lemom')).toEqual(['Guava and lemon'])
  })

  test('many misspelled words do not keep other visitors waiting until all are compared', async () => {
    await publish(t.database, { title: 'Scholarship' })
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    await titles(t.database, 'xqzwtyu wrtyplk mnbvcxz lkjhgfd poiuytr zxcvbnm qwertyu asdfghj')
    clearImmediate(next)
    expect(turns).toBeGreaterThanOrEqual(8)
  })

  test('singular and plural are one word, and so are Filipino verbs and what they are made of', async () => {
    await publish(t.database, { title: 'Class requirements' })
    await publish(t.database, { title: 'Enroll early', publishedOn: '2026-02-01' })
    expect(await titles(t.database, 'requirement for classes')).toEqual(['Class requirements'])
    for (const typed of ['mag-enroll', 'nag enroll po', 'magenroll', 'mageenroll'])
      expect({ typed, found: await titles(t.database, typed) }).toEqual({
        typed,
        found: ['Enroll early'],
      })
  })

  test('are refused when the best page is no page of this site', () => {
    for (const wrong of ['contact-us', '//evil.example', 'https://evil.example/x', '/a b'])
      expect(checkFields(searchWordsKind.schema, [{ words: ['x'], page: wrong }])).toMatchObject({
        ok: false,
        failure: { reason: 'invalid' },
      })
  })
})

describe('phrases', () => {
  const phrasesIn = (words: string, groups: SearchWordsInput[]) =>
    findPhrases(words.split(' '), prepareSynonyms(searchWordsKind.schema.parse(groups))).map(
      ({ taken, groups: found }) => [taken, found.map(({ page: best }) => best)],
    )

  test('match as wholes, the longest first, with fillers between their words', () => {
    const groups = [
      { words: ['school'], page: '/school' },
      { words: ['school calendar'], page: '/calendar' },
      { words: ['Wala pasok', 'no class'], page: '/status' },
    ]
    expect(phrasesIn('the school calendar', groups)).toEqual([[[1, 2], ['/calendar']]])
    expect(phrasesIn('wala po bang pasok', groups)).toEqual([[[0, 3], ['/status']]])
    expect(phrasesIn('wala robotics pasok', groups)).toEqual([])
    expect(phrasesIn('no classes in schools', groups)).toEqual([
      [[0, 1], ['/status']],
      [[3], ['/school']],
    ])
  })

  test('of two groups lead to the pages of both', () => {
    const groups = [
      { words: ['exam'], page: '/admission' },
      { words: ['exam'], page: '/events' },
    ]
    expect(phrasesIn('exam', groups)).toEqual([[[0], ['/admission', '/events']]])
  })
})

test('word forms', () => {
  expect(['classes', 'class', 'policies', 'strands', 'bus', 'as'].map(stemOf)).toEqual([
    'class',
    'class',
    'policy',
    'strand',
    'bus',
    'as',
  ])
  expect(formsOf('policy')).toEqual(expect.arrayContaining(['policy', 'policies']))
  expect(rootsOf('mageenroll')).toEqual(['eenroll', 'enroll'])
  expect(rootsOf('magtatransfer')).toEqual(['tatransfer', 'transfer'])
  expect(rootsOf('school')).toEqual([])
})

test('search words without a letter or digit mean nothing', () => {
  const { byFirstWord } = prepareSynonyms([{ words: ['?', 'fee', '!'], page: null }])
  expect([...byFirstWord.keys()]).toEqual(['fee'])
})
