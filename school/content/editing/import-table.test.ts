import { expect, test } from 'vitest'
import { articleKind } from '../../kinds/article.ts'
import { fieldsOf } from './cells.ts'
import { readTable } from './import-table.ts'
import { settleTable, type TableAnswers } from './settle-table.ts'

const fields = fieldsOf(articleKind)
const read = (text: string, name = 'news.csv') =>
  readTable(new TextEncoder().encode(text).buffer, name, fields)
const cellsOf = (text: string) => read(text).rows.map((row) => row.fields)

test('headings are the names of fields or what the form calls them, whatever their case', () => {
  const { columns, rows } = read('TITLE,Text,date,Category\nFair,<p>x</p>,11/20/2026,Campus News')
  expect(columns).toEqual(['title', 'content', 'publishedOn', 'category'])
  const cells = { content: '<p>x</p>', publishedOn: '11/20/2026', category: 'Campus News' }
  expect(rows).toEqual([{ row: 2, fields: { title: 'Fair', ...cells } }])
})

test('columns that no field goes by are named, those that are needed can be filled in', () => {
  const { unknown, columns, rows } = read('Title,Writer,,Sample,\nFair,Ben,x,,\n')
  expect(unknown).toEqual(['Writer', 'column 3'])
  expect(columns).toEqual(['title', 'sample', 'category'])
  expect(rows[0]?.fields).toEqual({ title: 'Fair', sample: '', category: '' })
})

test('an export as JSON is read by the fields of its entries, and its texts as HTML', () => {
  const data = { title: 'Fair', topics: ['STEM'], category: 'Campus News', content: 'R&amp;D' }
  const { unknown, rows } = read(JSON.stringify([{ id: 7, state: 'draft', data }]), 'news.json')
  expect(unknown).toEqual([])
  const texts = { topics: '["STEM"]', content: '<div>R&amp;D</div>' }
  expect(rows).toEqual([{ row: 1, fields: { ...data, ...texts } }])
})

test.each([
  ['semicolons of Excel', '\uFEFFTitle;Category\r\nFair, and more;Campus News\r\n'],
  ['a line that names the separator', 'sep=#\r\nTitle#Category\r\nFair, and more#Campus News'],
  ['tabs', 'Title\tCategory\nFair, and more\tCampus News'],
  ['empty cells beyond the headings', 'Title,Category\n"Fair, and more",Campus News,,\n,,,\n'],
  ['line ends of an old Mac', 'Title,Category\r"Fair, and more",Campus News\r'],
])('a table is read with %s', (_, text) => {
  expect(cellsOf(text)).toEqual([{ title: 'Fair, and more', category: 'Campus News' }])
})

test('a short row ends with empty cells, and rows keep their numbers beside empty ones', () => {
  expect(read('Title,Category,Date\n\nFair,Campus News\n').rows).toEqual([
    { row: 3, fields: { title: 'Fair', category: 'Campus News', publishedOn: '' } },
  ])
})

test.each([
  ['PK\u0003\u0004', 'news.xlsx', /CSV UTF-8/],
  ['a,b\n1,2', 'news.csv', /Name the columns: Title, Text/],
  ['title,category\n\nFair,Campus News,x', 'news.csv', /^Row 3 .* more cells .* “x”/],
  ['title,Title\nFair,Fair', 'news.csv', /^Two headings .* “Title”/],
  ['title\nSanto Ni\uFFFDo', 'news.csv', /^Row 2 has “Ni\uFFFDo”/],
  ['title,category\n"Fair,x', 'news.csv', /never closed/],
  ['{"a":1}', 'news.json', /hold a list/],
])('a file that cannot be read says why in words: %j', (text, name, sentence) => {
  expect(() => read(text, name)).toThrow(sentence)
})

/** Reads a table whose characters are its bytes, and settles it. */
const settleBytes = (binary: string, answers: TableAnswers = {}) => {
  const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0))
  return settleTable(readTable(bytes.buffer, 'news.csv', fields, answers.letters), fields, answers)
}
const titled = (title: string) => `Title\n${title}`
const little = titled('Ni\xF1o').replaceAll(/[^]/g, '$&\0')
const big = `\0${little.slice(0, -1)}`

test.each([
  ['UTF-8', titled('Ni\xC3\xB1o')],
  ['UTF-16', `\xFF\xFE${little}`],
  ['UTF-16', `\xFE\xFF${big}`],
  ['UTF-16 without its mark', little],
  ['UTF-16 without its mark', big],
])('letters in Unicode stay what they are: %s', (_, binary) => {
  const { rows, questions } = settleBytes(binary)
  expect(rows[0]?.fields.title).toBe('Niño')
  expect(questions).toEqual([])
})

test('other letters are those of Windows unless a person chooses those of a Mac', () => {
  const table = 'Title,Author\nFair,Ben\nThe school\x92s Ni\x96o,Pe\x96a Ni\x96o Ni\x96o'
  const { rows, questions } = settleBytes(table)
  expect(rows[1]?.fields.title).toBe('The school’s Ni–o')
  const text = 'The file is not in Unicode. Which words are right?'
  const choices = [
    { value: 'windows', label: '“school’s”, “Ni–o”, “Pe–a” (Windows)' },
    { value: 'mac', label: '“schoolís”, “Niño”, “Peña” (Mac)' },
  ]
  expect(questions).toEqual([{ name: 'letters', text, choices, answer: 'windows' }])
  const chosen = settleBytes(table, { letters: 'mac' })
  expect(chosen.rows[1]?.fields.title).toBe('The schoolís Niño')
  expect(chosen.questions[0]?.answer).toBe('mac')
})

test('days are read by their column, and said in words', () => {
  const settled = settleBytes('Title,Date\nA,13/11/2026\nB,05/11/2026\nC,2026-11-20')
  expect(settled.questions).toEqual([])
  const days = settled.rows.map((row) => row.fields.publishedOn)
  expect(days).toEqual(['2026-11-13', '2026-11-05', '2026-11-20'])
  const [first, second] = ['13/11/2026 is November 13, 2026', '05/11/2026 is November 5, 2026']
  expect(settled.daysRead).toEqual([`Date on the article: ${first}; ${second}.`])
})

test.each([
  ['05/11/2026\n,06/11/2026', 'row 2 has 05/11/2026. Which day is it'],
  ['13/11/2026\n,11/13/2026\n,05/11/2026', 'row 2 has 13/11/2026, with the day first, and row 3'],
])('a column of days that leaves its order open is a question: %j', (column, sentence) => {
  const table = `Title,Date\n,${column}`
  const { questions } = settleBytes(table)
  expect(questions).toMatchObject([{ name: 'publishedOn', answer: null }])
  expect(questions[0]?.text).toContain(`Date on the article: ${sentence}`)
  expect(questions[0]?.choices.map(({ label }) => label)).toEqual([
    '05/11/2026 is November 5, 2026 (day first)',
    '05/11/2026 is May 11, 2026 (month first)',
  ])
  const { daysRead } = settleBytes(table, { publishedOn: 'day-first' })
  expect(daysRead[0]).toContain('05/11/2026 is November 5, 2026')
})
