import { expect, test } from 'vitest'
import { maxCommentLength, mentionedIn, newCommentSchema, partsOf, withNames } from './comment.ts'

test.each([
  ['Fine.', [{ words: 'Fine.' }]],
  ['@[ana]', [{ mentioned: 'ana' }]],
  [
    'Ask @[ana] or @[b-2_x].',
    [
      { words: 'Ask ' },
      { mentioned: 'ana' },
      { words: ' or ' },
      { mentioned: 'b-2_x' },
      { words: '.' },
    ],
  ],
  ['@[a]@[b]', [{ mentioned: 'a' }, { mentioned: 'b' }]],
  ['To ana@example.org, @[], @[a b], @ana', [{ words: 'To ana@example.org, @[], @[a b], @ana' }]],
])('the text %j of a comment is split at its mentions', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test('each person whom a comment mentions counts once', () => {
  expect(mentionedIn('@[ana] and @[ben] and @[ana]')).toEqual(['ana', 'ben'])
  expect(mentionedIn('Nothing to say')).toEqual([])
})

test('a comment is written out with the names of people', () => {
  expect(withNames('Ask @[ana].', (id) => `${id} Cruz`)).toBe('Ask @ana Cruz.')
})

test.each([
  ['a1b2c3d4', true],
  ['a1b2c3d4e5f6g7h8i9j0', true],
  ['a1b2c3d', false],
  ['a1b2c3d4e5f6g7h8i9j0k', false],
  ['A1B2C3D4', false],
  ['a1b2-c3d4', false],
])('the id %j of a new comment is taken: %j', (id, isTaken) => {
  expect(newCommentSchema.safeParse({ id, text: 'Fine.' }).success).toBe(isTaken)
})

test.each([
  ['One\n\tline', true],
  ['x'.repeat(maxCommentLength), true],
  ['x'.repeat(maxCommentLength + 1), false],
  [' \n ', false],
  ['a\0b', false],
  ['\rb a', true],
  ['a\rb', false],
])('the text %j of a new comment is taken: %j', (text, isTaken) => {
  expect(newCommentSchema.safeParse({ id: 'a1b2c3d4', text }).success).toBe(isTaken)
})
