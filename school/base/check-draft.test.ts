import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { checkDraft } from './check-draft.ts'
import { day, line, outsideAddress } from './fields.ts'

const problemsOf = (checked: ReturnType<typeof checkDraft>) =>
  checked.ok ? [] : checked.failure.problems.map(({ field }) => field)

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

  test('keeps the texts beside a gap in a group that may be left out', () => {
    const group = z.object({ title: z.string().default(''), text: line() })
    const groups = z.object({ a: group.optional(), b: group.prefault({ text: 'x' }) })
    const value = { a: { title: 'Awit', text: '' }, b: { title: 'Sayaw', text: '' } }
    expect(checkDraft(groups, value)).toEqual({ ok: true, value })
  })

  test('has no empty value of a type that fields do not have', () => {
    const typed = z.object({ on: z.union([day, z.number()]) })
    expect(() => checkDraft(typed, {})).toThrow('A draft cannot leave a field of the type union')
  })
})
