import { expect, test } from 'vitest'
import { articleKind } from '../../kinds/article.ts'
import { fieldsOf, fromCell, toCell, toCsvLine } from './cells.ts'
import { readTable } from './import-table.ts'
import { readTableDays, type TableAnswers } from './table-days.ts'
import { dayFromCell, momentFromCell, orderOf } from './cell-days.ts'

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

/** Reads a table whose characters are its bytes, and its days. */
const readBytes = (binary: string, answers: TableAnswers = {}) => {
  const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0))
  return readTableDays(
    readTable(bytes.buffer, 'news.csv', fields, answers.letters),
    fields,
    answers,
  )
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
  const { rows, questions } = readBytes(binary)
  expect(rows[0]?.fields.title).toBe('Niño')
  expect(questions).toEqual([])
})

test('other letters are those of Windows unless a person chooses those of a Mac', () => {
  const table = 'Title,Author\nFair,Ben\nThe school\x92s Ni\x96o,Pe\x96a Ni\x96o Ni\x96o'
  const { rows, questions } = readBytes(table)
  expect(rows[1]?.fields.title).toBe('The school’s Ni–o')
  const text = 'The file is not in Unicode. Which words are right?'
  const choices = [
    { value: 'windows', label: '“school’s”, “Ni–o”, “Pe–a” (Windows)' },
    { value: 'mac', label: '“schoolís”, “Niño”, “Peña” (Mac)' },
  ]
  expect(questions).toEqual([{ name: 'letters', text, choices, answer: 'windows' }])
  const chosen = readBytes(table, { letters: 'mac' })
  expect(chosen.rows[1]?.fields.title).toBe('The schoolís Niño')
  expect(chosen.questions[0]?.answer).toBe('mac')
})

test('days are read by their column, and said in words', () => {
  const result = readBytes('Title,Date\nA,13/11/2026\nB,05/11/2026\nC,2026-11-20')
  expect(result.questions).toEqual([])
  const days = result.rows.map((row) => row.fields.publishedOn)
  expect(days).toEqual(['2026-11-13', '2026-11-05', '2026-11-20'])
  const [first, second] = ['13/11/2026 is November 13, 2026', '05/11/2026 is November 5, 2026']
  expect(result.daysRead).toEqual([`Date on the article: ${first}; ${second}.`])
})

test.each([
  ['05/11/2026\n,06/11/2026', 'row 2 has 05/11/2026. Which day is it'],
  ['13/11/2026\n,11/13/2026\n,05/11/2026', 'row 2 has 13/11/2026, with the day first, and row 3'],
])('a column of days that leaves its order open is a question: %j', (column, sentence) => {
  const table = `Title,Date\n,${column}`
  const { questions } = readBytes(table)
  expect(questions).toMatchObject([{ name: 'publishedOn', answer: null }])
  expect(questions[0]?.text).toContain(`Date on the article: ${sentence}`)
  expect(questions[0]?.choices.map(({ label }) => label)).toEqual([
    '05/11/2026 is November 5, 2026 (day first)',
    '05/11/2026 is May 11, 2026 (month first)',
  ])
  const { daysRead } = readBytes(table, { publishedOn: 'day-first' })
  expect(daysRead[0]).toContain('05/11/2026 is November 5, 2026')
})

const list = { type: 'array', items: { type: 'string' } }
const topics = { ...list, widget: 'topics' }

test.each([
  [{ type: 'boolean' }, 'yes', true],
  [{ type: 'boolean' }, ' TRUE ', true],
  [{ type: 'boolean' }, '1', true],
  [{ type: 'boolean' }, 'no', false],
  [{ type: 'boolean' }, ' Off', false],
  // Left to the schema, which refuses it.
  [{ type: 'boolean' }, 'maybe', 'maybe'],
  [{ type: 'string' }, '  ', ''],
  [{ type: 'number' }, ' ', undefined],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, '', null],
  [{ type: 'number' }, '7', 7],
])('a field of %j reads the cell “%s” as %j', (shape, cell, value) => {
  expect(fromCell(shape, cell)).toBe(value)
})

test('a cell holds topics between commas, paragraphs between empty lines, and both as JSON', () => {
  expect(toCell(topics, ['robotics', 'research'])).toBe('robotics, research')
  expect(fromCell(topics, 'robotics, , research ')).toEqual(['robotics', 'research'])
  expect(fromCell(topics, '["a, b","c"]')).toEqual(['a, b', 'c'])
  expect(toCell(list, ['One, two.', 'Three.'])).toBe('One, two.\n\nThree.')
  expect(fromCell(list, 'One, two.\n \nThree. ')).toEqual(['One, two.', 'Three.'])
})

test('a cell of an optional day and of an optional moment is read as one', () => {
  const optional = (widget: string) => ({ anyOf: [{ type: 'string', widget }, { type: 'null' }] })
  expect(fromCell({ type: 'string', widget: 'day' }, '1/2/2026', 'day-first')).toBe('2026-02-01')
  expect(fromCell(optional('day'), '11/20/2026')).toBe('2026-11-20')
  expect(fromCell(optional('manila-time'), '11/20/2026 4:30 PM')).toBe('2026-11-20T16:30')
})

const html = { type: 'string', widget: 'richtext' }

test.each([
  ['One.\nTwo.\r\n \r\n\nThree. ', '<p>One.<br>Two.</p><p>Three.</p>'],
  ['A&B: <75, a<b, <b>x</b>', '<p>A&amp;B: &lt;75, a&lt;b, &lt;b&gt;x&lt;/b&gt;</p>'],
  ['<p>One.</p> and more', '<p>&lt;p&gt;One.&lt;/p&gt; and more</p>'],
  ['<p>One.', '<p>&lt;p&gt;One.</p>'],
  ['<registrar@example.edu.ph>', '<p>&lt;registrar@example.edu.ph&gt;</p>'],
  ['<Rizal, Bonifacio>', '<p>&lt;Rizal, Bonifacio&gt;</p>'],
  ['<p>Ask <ana@x.ph></p>', '<p>&lt;p&gt;Ask &lt;ana@x.ph&gt;&lt;/p&gt;</p>'],
])('plain text in a cell of rich text stays as it is typed: %j', (cell, text) => {
  expect(fromCell(html, cell)).toBe(text)
})

test('HTML in a cell is whole blocks, and an export writes no other', () => {
  const blocks =
    '<h2>A</h2>\n<ul><li>x<br>&lt; y</li></ul><hr><figure><img src="/a" alt="1 > 0"></figure>'
  expect(fromCell(html, toCell(html, blocks))).toBe(blocks)
  for (const text of ['R&amp;D <b>x</b>', 'One.', '<img src="/a" alt="">'])
    expect(fromCell(html, toCell(html, text))).toBe(text)
  expect(fromCell(html, toCell(html, ''))).toBe('')
})

test('a text stays a text, whatever it looks like; objects and lists of them are JSON', () => {
  for (const text of ['2026', 'true', '[1]', '{"a":1}'])
    expect(fromCell({ type: 'string' }, text)).toBe(text)
  expect(fromCell({ type: 'object' }, '{"a":1}')).toEqual({ a: 1 })
  expect(fromCell({ type: 'array', items: { type: 'object' } }, '[{"a":1}]')).toEqual([{ a: 1 }])
  expect(fromCell({ type: 'object' }, '{"a":')).toBe('{"a":')
})

test('a text with the apostrophe of a guarded formula comes back with it, what is no text as it is', () => {
  const [guarded = ''] = JSON.parse(`[${toCsvLine(["'-ito"])}]`) as string[]
  expect(fromCell({ type: 'string' }, guarded)).toBe("'-ito")
  expect(fromCell({ type: 'number' }, 7)).toBe(7)
  expect(toCell({ type: 'number' }, null)).toBe('')
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['12/12/2026', '2026-12-12'],
  ['November 20, 2026', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
])('a cell with %s means the day %s, whatever its column', (text, day) => {
  for (const order of [null, 'day-first', 'month-first'] as const)
    expect(dayFromCell(text, order)).toBe(day)
})

test('a cell with two readings is read in the order of its column, and stays without one', () => {
  expect(dayFromCell('1/2/2026', 'month-first')).toBe('2026-01-02')
  expect(momentFromCell('1/2/2026 8:00', 'day-first')).toBe('2026-02-01T08:00')
  expect(dayFromCell('1/2/2026', null)).toBe('1/2/2026')
  expect(momentFromCell('1/2/2026 8:00', null)).toBe('1/2/2026 8:00')
})

test.each([
  [['05/11/2026', '13/11/2026', 'May', ''], 'day-first'],
  [['12/01/2026 8:00', '12/13/2026 8:00'], 'month-first'],
  [['05/11/2026', '12/12/2026', '2026-11-20'], null],
  [['13/11/2026', '11/13/2026'], null],
  // No order makes a day of this.
  [['31/02/2026', '05/11/2026'], null],
])('a column with %j has the order %s', (cells, order) => {
  expect(orderOf(cells).order).toBe(order)
})

test('a cell that names no day stays as it is', () => {
  for (const text of ['11/20/26', '31/31/2026', 'next Friday', 'May', '46346', '11-20-2026 Z'])
    expect(dayFromCell(text, null)).toBe(text)
  expect(dayFromCell('May 5, 26', null)).toBe('May 5, 26')
})

test.each([
  ['11/20/2026 8:00', '2026-11-20T08:00'],
  ['11/20/2026 4:30 PM', '2026-11-20T16:30'],
  ['11/20/2026 12:05 a.m.', '2026-11-20T00:05'],
  ['2026-11-20T16:30', '2026-11-20T16:30'],
  ['2026-11-20 16:30:00', '2026-11-20T16:30'],
  ['11/20/2026', '11/20/2026'],
])('a cell with %s means the moment %s', (text, moment) => {
  expect(momentFromCell(text, null)).toBe(moment)
})
