import { expect, test } from 'vitest'
import { describeOnBothDatabases, type TestDatabase } from '../../../tests/helpers/databases.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { actor, marked, searchIn } from '../../../tests/helpers/search.ts'
import { searchWordsKind, type SearchWordsInput } from '../../kinds/search-words.ts'
import { findPhrases, prepareSynonyms } from './synonyms.ts'

describeOnBothDatabases('search words that staff edit', (t: TestDatabase) => {
  const { ask, publish, putPages, titles } = searchIn(t)
  const save = (...data: SearchWordsInput[]) =>
    putReference(t.database, searchWordsKind, data, actor)

  test('find what is written in other words, and work as soon as they are saved', async () => {
    await publish({ title: 'Tuition for next year' })
    expect(await titles('magkano')).toEqual([])
    await save({ words: ['tuition', 'magkano', 'bayad sa skul'] })
    for (const q of ['magkano po', 'bayad po sa skul'])
      expect(await titles(q)).toEqual(['Tuition for next year'])
    await save({ words: ['tuition'] })
    expect(await titles('magkano')).toEqual([])
  })

  test('find their own words too: a word by itself, a phrase only as a whole', async () => {
    await publish({ title: 'Magkano ang libro' })
    await publish({ title: 'Records of the choir' })
    await save({ words: ['tuition', 'magkano'] }, { words: ['records of pupils', 'school slips'] })
    expect(await titles('magkano')).toEqual(['Magkano ang libro'])
    await publish({ title: 'School slips' })
    expect(await titles('records of pupils')).toEqual(['School slips'])
  })

  test('are marked in results, without the parts of phrases that were not typed', async () => {
    const content = '<p>School records of every school.</p>'
    await publish({ title: 'Transcripts and TOR', content })
    await save({ words: ['TOR', 'transcripts', 'school records'] })
    const [result] = (await ask('tor')).results
    expect(marked(result?.title ?? [])).toEqual(['Transcripts', 'TOR'])
    expect(marked(result?.excerpt ?? [])).toEqual([])
  })

  test('put at most two best pages first, that of the longer phrase before', async () => {
    const pages = { '/contact-us': 'Connect With Us', '/events': 'Events', '/norms': 'Norms' }
    await putPages(...Object.entries(pages).map(([address, title]) => ({ address, title })))
    await publish({ title: 'Simbang gabi this December' })
    await save(
      { words: ['anong oras'], page: '/contact-us' },
      { words: ['simbang gabi mass'], page: '/events#december' },
      { words: ['december'], page: '/norms' },
      { words: ['gone'], page: '/page-that-was-removed' },
    )
    const found = await titles('anong oras ang simbang gabi mass this december')
    expect(found).toEqual(['Events', 'Connect With Us', 'Simbang gabi this December'])
    expect(await titles('gone')).toEqual([])
  })

  test('are what a misspelled word is corrected into, and are never corrected themselves', async () => {
    await publish({ title: 'Matrix and pasta' })
    await putPages({ address: '/fees', title: 'What studying costs' })
    await save({ words: ['matrikula', 'pasok'], page: '/fees' })
    expect(await ask('matrikola')).toMatchObject({ total: 1, correctedTo: 'matrikula' })
    expect(await ask('pasok')).toMatchObject({ total: 1, correctedTo: null })
  })

  test('of one word less, keep the words that tell most', async () => {
    for (const title of ['School choir', 'School garden', 'School play']) await publish({ title })
    await putPages({ address: '/choir', title: 'Choir', text: 'Sings at Mass.' })
    expect(await ask('choir play sings')).toMatchObject({
      leftOut: ['play'],
      results: [{ address: '/choir' }],
    })
  })

  test('many misspelled words do not keep other visitors waiting until all are compared', async () => {
    await publish({ title: 'Scholarship' })
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    await titles('xqzwtyu wrtyplk mnbvcxz lkjhgfd poiuytr zxcvbnm qwertyu asdfghj')
    clearImmediate(next)
    expect(turns).toBeGreaterThanOrEqual(8)
  })

  test('singular and plural are one word, and so are Filipino verbs and what they are made of', async () => {
    await publish({ title: 'Class requirements' })
    await publish({ title: 'Enroll early', publishedOn: '2026-02-01' })
    expect(await titles('requirement for classes')).toEqual(['Class requirements'])
    for (const typed of ['mag-enroll', 'nag enroll po', 'magenroll', 'mageenroll'])
      expect([typed, await titles(typed)]).toEqual([typed, ['Enroll early']])
  })
})

const groups = [
  { words: ['school'], page: '/school' },
  { words: ['school calendar'], page: '/calendar' },
  { words: ['Wala pasok', 'no class'], page: '/status' },
  { words: ['exam'], page: '/admission' },
  { words: ['exam'], page: '/events' },
]

test.each([
  ['the school calendar', ['1,2: /calendar']],
  ['wala po bang pasok', ['0,3: /status']],
  ['wala robotics pasok', []],
  ['no classes in schools', ['0,1: /status', '3: /school']],
  ['exam', ['0: /admission,/events']],
])('“%s” has whole phrases, the longest first, with fillers between', (words, found) => {
  const synonyms = prepareSynonyms(searchWordsKind.schema.parse(groups))
  const phrases = findPhrases(words.split(' '), synonyms)
  const said = phrases.map(
    ({ taken, groups: of }) => `${taken.join()}: ${of.map(({ page }) => page).join()}`,
  )
  expect(said).toEqual(found)
})

test('search words without a letter or digit mean nothing', () => {
  const { byFirstWord } = prepareSynonyms([{ words: ['?', 'fee', '!'], page: null }])
  expect([...byFirstWord.keys()]).toEqual(['fee'])
})
