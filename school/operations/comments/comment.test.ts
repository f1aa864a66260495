import { expect, test } from 'vitest'
import { maxCommentLength, mentionedIn, newCommentSchema, partsOf, withNames } from './comment.ts'

const ana = { mentioned: 'ana' }
test.each([
  ['Fine.', [{ words: 'Fine.' }]],
  ['@[ana].', [ana, { words: '.' }]],
  ['Ask @[ana], @[b-2_x]', [{ words: 'Ask ' }, ana, { words: ', ' }, { mentioned: 'b-2_x' }]],
  ['@[a]@[b]', [{ mentioned: 'a' }, { mentioned: 'b' }]],
  ['To ana@b.ph, @[], @[a b], @ana', [{ words: 'To ana@b.ph, @[], @[a b], @ana' }]],
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

test.each<[object, boolean]>([
  [{ id: 'a1b2c3d4e5f6g7h8i9j0' }, true],
  [{ id: 'a1b2c3d' }, false],
  [{ id: 'a1b2c3d4e5f6g7h8i9j0k' }, false],
  [{ id: 'A1B2C3D4' }, false],
  [{ id: 'a1b2-c3d4' }, false],
  [{ text: 'One\n\tline' }, true],
  [{ text: 'x'.repeat(maxCommentLength) }, true],
  [{ text: 'x'.repeat(maxCommentLength + 1) }, false],
  [{ text: ' \n ' }, false],
  [{ text: 'a\0b' }, false],
  [{ text: '\rb a' }, true],
  [{ text: 'a\rb' }, false],
])('a new comment with %j is taken: %j', (fields, isTaken) => {
  const comment = { id: 'a1b2c3d4', text: 'Fine.', ...fields }
  expect(newCommentSchema.safeParse(comment).success).toBe(isTaken)
})
