import { expect, test } from 'vitest'
import * as z from 'zod'
import { line } from '../../../school/base/fields.ts'
import { withFilipino } from '../../../school/base/filipino-fields.ts'
import { readShape } from '../forms/form-shape.ts'
import { listChanges, formatValue } from './field-changes.ts'

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

test('names each field that differs, down to a part of a list; a list that became shorter is one change', () => {
  const namesAfter = (changed: object) =>
    listChanges(shape, data, { ...data, ...changed }).map(({ name }) => name)
  const sections = [data.sections[0], { heading: 'Two', points: ['x', 'y'] }]
  expect(namesAfter({ title: 'B', sections })).toEqual(['Title', 'Sections 2, Points'])
  expect(namesAfter({ sections: data.sections.slice(1) })).toEqual(['Sections'])
})

const said = (changes: ReturnType<typeof listChanges>) =>
  changes.map(({ shape: part, before, after }) => [
    formatValue(part, before),
    formatValue(part, after),
  ])

test('says values as they are read', () => {
  const changes = listChanges(shape, data, { ...data, repeat: { every: 'week' }, sample: false })
  expect(said(changes)).toEqual([
    ['', 'Every: week'],
    ['Yes', 'No'],
  ])
})

test('a Filipino version is a change of its own, which a conflict can keep or leave', () => {
  const both = readShape(withFilipino(z.object({ title: line().meta({ title: 'Title' }) })))
  const withFil = (text: string) => {
    const texts = { title: { text, of: '' } }
    return { title: 'A', fil: { isWhole: true, texts } }
  }
  const added = listChanges(both, { title: 'A' }, withFil('Una'))
  expect(added).toMatchObject([{ path: ['fil'], name: 'Filipino' }])
  expect(said(added)).toEqual([['', 'Title in Filipino: Una']])
  const changed = listChanges(both, withFil('Una'), withFil('Isa'))
  expect(changed).toMatchObject([
    { path: ['fil', 'texts', 'title'], name: 'Filipino, Title in Filipino' },
  ])
  expect(said(changed)).toEqual([['Una', 'Isa']])
})
