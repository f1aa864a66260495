import { expect, test } from 'vitest'
import { mergeTyped } from './draft.ts'

test.each<[string, sent: unknown, answered: unknown, typed: unknown, merged: unknown]>([
  ['the answer where nothing was typed since', { t: 'A ' }, { t: 'A' }, { t: 'A ' }, { t: 'A' }],
  [
    'what was typed since, field by field',
    { title: 'One. ', content: 'a', topics: ['x'] },
    { title: 'One.', content: 'a', topics: ['x'] },
    { title: 'One. ', content: 'a b', topics: ['x'] },
    { title: 'One.', content: 'a b', topics: ['x'] },
  ],
  ['the typed value of a changed field', { t: 'A ' }, { t: 'A' }, { t: 'A b' }, { t: 'A b' }],
  [
    'parts of groups, and items of lists that stayed in place',
    { repeat: { every: 'week', until: ' x' }, rows: [{ a: 'p ' }, { a: 'q ' }] },
    { repeat: { every: 'week', until: 'x' }, rows: [{ a: 'p' }, { a: 'q' }] },
    { repeat: { every: 'month', until: ' x' }, rows: [{ a: 'p ' }, { a: 'typed' }] },
    { repeat: { every: 'month', until: 'x' }, rows: [{ a: 'p' }, { a: 'typed' }] },
  ],
  [
    'a list with an item more as typed',
    ['p ', 'q '],
    ['p', 'q'],
    ['p ', 'q ', '+'],
    ['p ', 'q ', '+'],
  ],
  ['a list with an item less as typed', ['p ', 'q '], ['p', 'q'], ['q '], ['q ']],
  ['a list that the server shortened as typed', ['p ', 'q '], ['p'], ['p ', 'x'], ['p ', 'x']],
  [
    'a group that was typed into an empty place',
    { repeat: null, t: ' ' },
    { repeat: null, t: '' },
    { repeat: { every: 'week' }, t: ' ' },
    { repeat: { every: 'week' }, t: '' },
  ],
  ['a group that was removed', { a: { b: 1 } }, { a: { b: 2 } }, { a: null }, { a: null }],
  ['a list that the server made a group as typed', [1], { a: 1 }, [2], [2]],
  ['fields that the server added', { t: 'A' }, { t: 'A', a: '' }, { t: 'B' }, { t: 'B', a: '' }],
])('merging what was typed during a save keeps %s', (_, sent, answered, typed, merged) => {
  expect(mergeTyped(sent, answered, typed)).toEqual(merged)
})

test('the typed object itself is the result when the server changed nothing: no field is drawn again', () => {
  const typed = { title: 'B' }
  expect(mergeTyped({ title: 'A' }, { title: 'A' }, typed)).toBe(typed)
})
