import { expect, test } from 'vitest'
import { mentionedIn, partsOf, withNames } from './comment.ts'

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
