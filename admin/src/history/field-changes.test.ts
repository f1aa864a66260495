import { expect, test } from 'vitest'
import * as z from 'zod'
import { readShape } from '../forms/form-shape.ts'
import { listChanges, sayValue } from './field-changes.ts'

const schema = z.object({
  title: z.string().meta({ title: 'Title' }),
  sections: z
    .array(z.object({ heading: z.string(), points: z.array(z.string()) }))
    .meta({ title: 'Sections' }),
  repeat: z.object({ every: z.enum(['day', 'week']) }).nullable(),
  sample: z.boolean(),
})
const shape = readShape(schema)
const data = {
  title: 'A',
  sections: [
    { heading: 'One', points: [] },
    { heading: 'Two', points: ['x'] },
  ],
  repeat: null,
  sample: true,
}

test('names each field that differs, down to a part of a list', () => {
  const after = {
    ...data,
    title: 'B',
    sections: [data.sections[0], { heading: 'Two', points: ['x', 'y'] }],
  }
  expect(listChanges(shape, data, after).map(({ name }) => name)).toEqual([
    'Title',
    'Sections 2, Points',
  ])
})

test('a list that became longer or shorter is one change', () => {
  const changes = listChanges(shape, data, { ...data, sections: data.sections.slice(1) })
  expect(changes).toMatchObject([{ path: ['sections'], name: 'Sections' }])
})

test('says values as they are read', () => {
  const changes = listChanges(shape, data, { ...data, repeat: { every: 'week' }, sample: false })
  expect(
    changes.map(({ shape: part, before, after }) => [
      sayValue(part, before),
      sayValue(part, after),
    ]),
  ).toEqual([
    ['', 'Every: week'],
    ['Yes', 'No'],
  ])
})
