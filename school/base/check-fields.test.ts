import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { checkFields } from './check-fields.ts'

const schema = z.object({ title: z.string() })
const problemsOf = (input: unknown) => {
  const checked = checkFields(schema, input)
  return checked.ok ? [] : checked.failure.problems.map(({ field }) => field)
}

describe('what is to be saved', () => {
  test.each([
    ['a zero character', '\0'],
    ['a control character', '\u001B'],
    ['half of a character', '\uD83D'],
    ['a character that no feed may hold', '\uFFFF'],
    ['another one', '\uFFFE'],
  ])('accepts no text with %s, in any field', (_what, character) => {
    expect(problemsOf({ title: `a${character}b` })).toEqual(['title'])
    expect(problemsOf({ title: 'a', more: [{ deep: character }] })).toEqual(['more.0.deep'])
    expect(problemsOf({ title: 'a', [character]: 1 })).toHaveLength(1)
  })

  test('is refused where its lists and groups lie too deep in each other', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)])
    expect(problemsOf({ title: 'a', more: nested(19) })).toEqual([])
    expect(problemsOf({ title: 'a', more: nested(20) })).toHaveLength(1)
  })

  test('may hold letters, signs and lines of any language', () => {
    expect(problemsOf({ title: 'Niño 👨‍👩‍👧 中文 العربية\n\tnext' })).toEqual([])
  })
})
