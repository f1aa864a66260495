import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { checkFields } from './check-fields.ts'

const problemsOf = (checked: ReturnType<typeof checkFields>) =>
  checked.ok ? [] : checked.failure.problems.map(({ field }) => field)

describe('what is to be saved', () => {
  const check = (input: unknown) => problemsOf(checkFields(z.object({ title: z.string() }), input))

  test.each(['\0', '\u001B', '\uD83D', '\uFFFF', '\uFFFE'])(
    'accepts no text with %j, which a database or a feed refuses, in any field',
    (character) => {
      expect(check({ title: `a${character}b` })).toEqual(['title'])
      expect(check({ title: 'a', more: [{ deep: character }] })).toEqual(['more.0.deep'])
      expect(check({ title: 'a', [character]: 1 })).toHaveLength(1)
    },
  )

  test('is refused where its lists and groups lie too deep in each other', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)])
    expect(check({ title: 'a', more: nested(19) })).toEqual([])
    expect(check({ title: 'a', more: nested(20) })).toHaveLength(1)
  })

  test('may hold letters, signs and lines of any language', () => {
    expect(check({ title: 'Niño 👨‍👩‍👧 中文 العربية\n\tnext' })).toEqual([])
  })
})
