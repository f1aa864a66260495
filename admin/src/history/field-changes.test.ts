import { expect, test } from 'vitest'
import * as z from 'zod'
import { line } from '../../../school/base/fields.ts'
import { withFilipino } from '../../../school/base/filipino.ts'
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

test('a Filipino version is a change of its own, which a conflict can keep or leave', () => {
  const both = readShape(withFilipino(z.object({ title: line().meta({ title: 'Title' }) })))
  const fil = (text: string, of = '') => ({ isWhole: true, texts: { title: { text, of } } })
  const [first] = listChanges(both, { title: 'A' }, { title: 'A', fil: fil('Una') })
  expect(first).toMatchObject({ path: ['fil'], name: 'Filipino' })
  expect(first && sayValue(first.shape, first.after)).toBe('Title in Filipino: Una')
  const changes = listChanges(
    both,
    { title: 'A', fil: fil('Una') },
    { title: 'A', fil: fil('Isa') },
  )
  expect(changes).toMatchObject([
    { path: ['fil', 'texts', 'title'], name: 'Filipino, Title in Filipino' },
  ])
  expect(
    changes.map(({ shape, before, after }) => [sayValue(shape, before), sayValue(shape, after)]),
  ).toEqual([['Una', 'Isa']])
})
