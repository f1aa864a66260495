import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { entryAt, entryPosition, firstPagePosition } from './position.ts'
import { placedWords, wordsOf } from './words.ts'
import { formsOf, isFiller, rootsOf, stemOf } from './word-forms.ts'
import { excerptOf, highlight } from './excerpt.ts'
import { textsIn } from './texts-in.ts'

test.each([
  ["The Niño’s school's God-Led K-12, the school", 'the ninos schools god led k 12 school'],
  ["the school's School day 2026", 'the schools school day 2026'],
  ['x'.repeat(300), 'x'.repeat(40)],
  [
    'Pag-e\u00ADn\u00ADroll sa Hun\u200Byo, ex\u2060am\uFEFF \u202A\u202C',
    'pag enroll sa hunyo exam',
  ],
  ['𝐒𝐜𝐡𝐨𝐥𝐚𝐫 𝓢𝓱𝓲𝓹 Ｇｒａｄｅ ℕ', 'scholar ship grade n'],
])('%j has words without case, accents and apostrophes, each once', (text, words) => {
  expect(wordsOf(text)).toEqual(words.split(' '))
})

test('words are the same in plain text as in text with accents elsewhere', () => {
  const plain = "Don't stop: 4th-year students, 'quoted' words_and 3.14"
  expect(wordsOf(`${plain} é`)).toEqual([...wordsOf(plain), 'e'])
})

test('words keep their place in the text', () => {
  expect([...placedWords('¡Señor Peña!')]).toEqual([
    { word: 'senor', start: 1, end: 6 },
    { word: 'pena', start: 7, end: 11 },
  ])
})

test.each([
  ['nino', 'nino', 0],
  ['scholarshp', 'scholarship', 1],
  ['schoalrship', 'scholarship', 1],
  ['rebotik', 'robotic', 2],
  ['an', 'ma', 2],
  ['abc', 'xyz', 3],
])('from %s to %s, %i letters are changed, missing, added or swapped', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance)
})

test('a distance beyond the limit is not counted on', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
})

test('positions go by day, then by id, with pages above all, and lead back to the id', () => {
  const last = 2 ** 31 - 1
  const days = [entryPosition(20_250_309, 5), entryPosition(20_250_309, 6)]
  const [first, later] = [entryPosition(0, last), entryPosition(20_250_310, 1)]
  const ordered = [first, ...days, later, entryPosition(99_991_231, last), firstPagePosition]
  expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
  expect(entryAt(entryPosition(20_250_309, 77))).toBe(77)
  expect(ordered.every((position) => Number.isSafeInteger(position))).toBe(true)
})

test.each([
  ['classes', 'class'],
  ['dishes', 'dish'],
  ['branches', 'branch'],
  ['companies', 'company'],
  ['campus', 'campus'],
  ['campuses', 'campuse'],
  ['ies', 'ies'],
  ['bus', 'bus'],
  ['seas', 'sea'],
  ['fee', 'fee'],
  ['classesmate', 'classesmate'],
])('the word %j has the stem %j', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

test.each([
  ['fee', ['fee', 'fees', 'feees']],
  ['fees', ['fees', 'fee', 'feees']],
  ['company', ['company', 'companys', 'companies', 'companyes']],
  ['classes', ['classes', 'class', 'classs']],
])('documents may write %j as one of %j', (word, forms) => {
  expect(formsOf(word)).toEqual(forms)
})

test.each([
  ['magenroll', ['enroll']],
  ['mageenroll', ['eenroll', 'enroll']],
  ['magtatransfer', ['tatransfer', 'transfer']],
  ['nakapagenroll', ['enroll']],
  ['pagenroll', ['enroll']],
  ['nagtanong', ['tanong']],
  ['magtur', []],
  ['enroll', []],
  ['xmagenroll', []],
  ['magenroll2', []],
  ['mag-enroll', []],
])('the verb %j may come from %j', (word, roots) => {
  expect(rootsOf(word)).toEqual(roots)
})

test('words without a meaning of their own are fillers, each by itself', () => {
  for (const word of ['a', 'when', 'bang', 'bukas', 'yung', 'sino'])
    expect(isFiller(word)).toBe(true)
  for (const word of ['', 'fee', 'when where', 'enrollment']) expect(isFiller(word)).toBe(false)
})

const wants =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word)
const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
const filler = 'lorem '.repeat(80)

test('the searched words are marked, and everything else stays', () => {
  expect(highlight('Fees for Grade 7: fees', wants('fees', '7'))).toEqual([
    { text: 'Fees', isMatch: true },
    { text: ' for Grade ', isMatch: false },
    { text: '7', isMatch: true },
    { text: ': ', isMatch: false },
    { text: 'fees', isMatch: true },
  ])
  expect(highlight('', wants('fees'))).toEqual([])
})

test('the part with the most different words is shown, not the last one and not the longest', () => {
  const text = `${filler}Fees of Grade 7 are here. ${filler}Fees, fees, fees. ${filler}Grade 8. ${filler}`
  const excerpt = textOf(excerptOf(text, wants('fees', 'grade', '7')))
  expect(excerpt).toContain('Fees of Grade 7 are here.')
  expect(excerpt).not.toContain('Grade 8')
  expect(excerpt).toMatch(/^… lorem .* …$/)
  expect(excerpt.length).toBeLessThan(230)
})

test('a text without a match, or with one at its beginning, is shown from its beginning', () => {
  expect(textOf(excerptOf(filler, wants('fees')))).toMatch(/^lorem .* …$/)
  expect(textOf(excerptOf('Fees are below.', wants('fees')))).toBe('Fees are below.')
})

test('words are not cut', () => {
  const filler = 'abcdefghij '.repeat(60)
  const text = `${filler}fees ${filler}`
  const words = textOf(excerptOf(text, wants('fees'))).split(' ')
  expect(new Set(words)).toEqual(new Set(['…', 'abcdefghij', 'fees']))
})

test('lists all texts of content, in both languages, with their places and as people read them', () => {
  const content = {
    title: 'Fair',
    content: '<p>All &amp; sundry</p>',
    startsAt: '2026-12-06T08:00',
    day: '2026-12-16',
    notADay: '2026-02-30',
    count: 12,
    isOpen: true,
    bannerImage: '/media/a.webp',
    contacts: [{ phone: '0917', fil: { texts: { phone: { text: 'wala' } } } }],
  }
  expect([...textsIn(content)]).toEqual([
    { path: 'title', text: 'Fair' },
    { path: 'content', text: 'All & sundry' },
    { path: 'startsAt', text: 'Sunday, December 6, 2026, 8:00 AM' },
    { path: 'day', text: 'Wednesday, December 16, 2026' },
    { path: 'notADay', text: '2026-02-30' },
    { path: 'count', text: '12' },
    { path: 'isOpen', text: '' },
    { path: 'bannerImage', text: '' },
    { path: 'contacts.0.phone', text: '0917' },
    { path: 'contacts.0.phone', text: 'wala' },
  ])
})
