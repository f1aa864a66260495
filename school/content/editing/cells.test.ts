import { expect, test } from 'vitest'
import { fromCell, toCell, toCsvLine } from './cells.ts'
import { dayFromCell, momentFromCell, orderOf } from './cell-days.ts'

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
