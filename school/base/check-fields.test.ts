import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { checkDraft, checkFields, plainIssue } from './check-fields.ts'
import { day, line, outsideAddress } from './fields.ts'

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

describe('a draft', () => {
  const schema = z.object({
    title: line(10, 'Enter a title.'),
    on: day,
    link: outsideAddress,
    count: z.number().min(1),
    parts: z.array(z.object({ name: line(5) })).min(1),
    group: z.object({ place: line(5) }).nullable(),
  })
  const empty = { title: '', on: '', link: null, count: null, parts: [], group: null }

  test('keeps its shape where nothing is filled in, also inside its lists and groups', () => {
    expect(checkDraft(schema, {})).toEqual({ ok: true, value: empty })
    const parts = [{ name: '' }, { name: 'x' }]
    const gaps = { title: '  ', on: null, link: '', parts, group: { place: ' ' } }
    const value = { ...empty, parts, group: { place: '' } }
    expect(checkDraft(schema, gaps)).toEqual({ ok: true, value })
    const record = z.record(z.enum(['shs', 'college']), schema.pick({ title: true, parts: true }))
    const data = { shs: { title: '', parts: [{ name: 'x' }] }, college: { title: 'y', parts: [] } }
    expect(checkDraft(record, data)).toEqual({ ok: true, value: data })
  })

  test('has a problem only where something is filled in and wrong', () => {
    const parts = [{ name: 'too long' }]
    const wrong = { title: 'far too long a title', on: '2026-13-01', link: 'x', parts }
    expect(problemsOf(checkDraft(schema, wrong))).toEqual(['title', 'on', 'link', 'parts.0.name'])
    expect(problemsOf(checkDraft(schema, { title: [], group: [] }))).toEqual(['title', 'group'])
  })
})

const shape = z.object({
  text: z.string().min(2).max(4),
  count: z.number().int().min(1).max(9),
  isOpen: z.boolean(),
  words: z.array(z.string()).min(1),
  part: z.object({}),
  level: z.enum(['shs', 'jhs']),
  address: z.email(),
})
const texts = { text: 'abc', level: 'shs', address: 'ana@example.org' }
const good = { ...texts, count: 3, isOpen: true, words: ['a'], part: {} }
const minimum = (count: number) => `This is too short or too small: the minimum is ${count}.`
const maximum = (count: number) => `This is too long or too big: the maximum is ${count}.`

test.each([
  [{}, undefined],
  [{ text: undefined }, 'Fill this in.'],
  [{ text: null }, 'Fill this in.'],
  [{ text: 5 }, 'Enter some text.'],
  [{ text: 'a' }, minimum(2)],
  [{ text: 'abcde' }, maximum(4)],
  [{ count: 'three' }, 'Enter a number.'],
  [{ count: 1.5 }, 'Enter a whole number.'],
  [{ count: 0 }, minimum(1)],
  [{ count: 10 }, maximum(9)],
  [{ isOpen: 'yes' }, 'Enter yes or no.'],
  [{ words: 'a' }, 'Send a list.'],
  [{ words: [] }, minimum(1)],
  [{ part: 'a' }, 'Send a group of fields.'],
  [{ level: 'college' }, 'Choose one of: shs, jhs.'],
  [{ address: 'ana' }, 'This value does not fit here.'],
])('a problem is said in plain words: %o', (change, message) => {
  const parsed = shape.safeParse({ ...good, ...change }, { error: plainIssue })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(message && [message])
})
