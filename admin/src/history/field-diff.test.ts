import { expect, test } from 'vitest'
import { diffWords } from './field-diff.tsx'

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('')

test.each([
  [
    'The team won gold.',
    'The robotics team won silver.',
    'The {+robotics +}team won [-gold-]{+silver+}.',
  ],
  ['', 'New text', '{+New text+}'],
  ['Old text', '', '[-Old text-]'],
  ['Same', 'Same', 'Same'],
])('from %j to %j, the words %j are shown', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown)
})

test('a very long text that is all different is shown whole, at once', () => {
  const pieces = diffWords('a '.repeat(20_000), 'b '.repeat(20_000))
  expect(pieces.map(({ added }) => added)).toEqual([false, true])
})
