import { expect, test } from 'vitest'
import { findPeople, insertName, mentionAt, toSentText } from './mentions.ts'

const people = [
  { id: 'a1', name: 'Ana Cruz' },
  { id: 'a2', name: 'Ana Cruz-Reyes' },
  { id: 'b1', name: 'Ben Cruz' },
]

test.each([
  ['@', 1, { start: 0, query: '' }],
  ['Ask @Ana C', 10, { start: 4, query: 'Ana C' }],
  ['(@an', 4, { start: 1, query: 'an' }],
  ['@Ana, then', 3, { start: 0, query: 'An' }],
  ['ana@school', 10, null],
  ['@Ana\nand', 8, null],
  [`@${'x'.repeat(41)}`, 42, null],
])('a mention that is being typed is found in %j with the cursor at %i', (text, cursor, found) => {
  expect(mentionAt(text, cursor)).toEqual(found)
})

test.each([
  ['', ['a1', 'a2', 'b1']],
  ['ana', ['a1', 'a2']],
  ['cru', ['a1', 'a2', 'b1']],
  ['Ana Cruz ', []],
  ['na', []],
])('a mention offers for %j who is named so', (query, ids) => {
  expect(findPeople(people, query).map(({ id }) => id)).toEqual(ids)
})

test('a mention is completed by a name, and the cursor is behind it', () => {
  expect(insertName('Ask @an now', { start: 4, query: 'an' }, 'Ana Cruz')).toEqual({
    text: 'Ask @Ana Cruz now',
    cursor: 14,
  })
})

test.each([
  ['Ask @Ana Cruz.', 'Ask @[a1].'],
  ['@Ana Cruz-Reyes and @ben cruz', '@[a2] and @[b1]'],
  ['@Ana Cruzado', '@Ana Cruzado'],
  ['To ana@Ana Cruz', 'To ana@Ana Cruz'],
  ['@Ana CruzÁ', '@Ana CruzÁ'],
])('a comment is sent: %j as %j', (typed, sent) => {
  expect(toSentText(typed, people, [])).toBe(sent)
})

test('a mention goes to the chosen one of two people with one name, and to both when none was chosen', () => {
  const same = [...people, { id: 'a3', name: 'Ana Cruz' }]
  expect(toSentText('@Ana Cruz', same, ['a3', 'b1'])).toBe('@[a3]')
  expect(toSentText('@Ana Cruz', same, [])).toBe('@[a1] @[a3]')
})
