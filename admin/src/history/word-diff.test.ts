import { expect, test } from 'vitest'
import { diffWords } from './word-diff.ts'

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(
      ({ text, change }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[change],
    )
    .join('')

test('shows words added and removed, and leaves the rest', () => {
  expect(marked('The team won gold.', 'The robotics team won silver.')).toBe(
    'The {+robotics +}team won [-gold-]{+silver+}.',
  )
  expect(marked('', 'New text')).toBe('{+New text+}')
  expect(marked('Old text', '')).toBe('[-Old text-]')
  expect(marked('Same', 'Same')).toBe('Same')
})

test('gives back both versions', () => {
  const [before, after] = ['One two three four five, six.', 'Two three! four and six seven.']
  const pieces = diffWords(before, after)
  const without = (change: string) =>
    pieces
      .filter((piece) => piece.change !== change)
      .map(({ text }) => text)
      .join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(after)
})

test('a very long text that is all different is shown whole, at once', () => {
  const pieces = diffWords('a '.repeat(20_000), 'b '.repeat(20_000))
  expect(pieces.map(({ change }) => change)).toEqual(['removed', 'added'])
})
