import { expect, test } from 'vitest'
import * as z from 'zod'
import { checkDraft } from './check-fields.ts'
import { day, line, outsideAddress } from './fields.ts'

const schema = z.object({
  title: line(10, 'Enter a title.'),
  on: day,
  link: outsideAddress,
  count: z.number().min(1),
  parts: z.array(z.object({ name: line(5) })).min(1),
  group: z.object({ place: line(5) }).nullable(),
})

test('a draft keeps its shape where nothing is filled in', () => {
  const empty = { title: '', on: '', link: null, count: null, parts: [], group: null }
  expect(checkDraft(schema, {})).toEqual({ ok: true, value: empty })
})

test('a draft may leave gaps inside its lists and groups', () => {
  const data = {
    title: '  ',
    on: null,
    link: '',
    parts: [{ name: '' }, { name: 'x' }],
    group: { place: ' ' },
  }
  expect(checkDraft(schema, data)).toMatchObject({
    value: {
      title: '',
      on: '',
      link: null,
      parts: [{ name: '' }, { name: 'x' }],
      group: { place: '' },
    },
  })
})

test('a draft may leave gaps in a record of groups', () => {
  const record = z.record(z.enum(['shs', 'college']), schema.pick({ title: true, parts: true }))
  const data = { shs: { title: '', parts: [{ name: 'x' }] }, college: { title: 'y', parts: [] } }
  expect(checkDraft(record, data)).toEqual({ ok: true, value: data })
})

test('of a draft only what is filled in and wrong is a problem', () => {
  const data = {
    title: 'far too long a title',
    on: '2026-13-01',
    link: 'x',
    parts: [{ name: 'too long' }],
  }
  const checked = checkDraft(schema, data)
  const fields = checked.ok ? [] : checked.failure.problems.map(({ field }) => field)
  expect(fields).toEqual(['title', 'on', 'link', 'parts.0.name'])
})
