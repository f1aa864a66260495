import { expect, test } from 'vitest'
import { fromCell, toCell } from './cells.ts'

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
  expect(fromCell({ type: 'string', widget: 'day' }, '11/20/2026')).toBe('2026-11-20')
  expect(fromCell(optional('day'), '11/20/2026')).toBe('2026-11-20')
  expect(fromCell(optional('manila-time'), '11/20/2026 4:30 PM')).toBe('2026-11-20T16:30')
})

test('a text stays a text, whatever it looks like; objects and lists of them are JSON', () => {
  for (const text of ['2026', 'true', '[1]', '{"a":1}'])
    expect(fromCell({ type: 'string' }, text)).toBe(text)
  expect(fromCell({ type: 'object' }, '{"a":1}')).toEqual({ a: 1 })
  expect(fromCell({ type: 'array', items: { type: 'object' } }, '[{"a":1}]')).toEqual([{ a: 1 }])
  expect(fromCell({ type: 'object' }, '{"a":')).toBe('{"a":')
})

test('what is no text comes as it is', () => {
  expect(fromCell({ type: 'number' }, 7)).toBe(7)
  expect(toCell({ type: 'number' }, null)).toBe('')
})
