import { expect, test } from 'vitest'
import { starterReference } from '../../content/reference.ts'
import { editedReference } from './reference-kinds.ts'
import { describeForms } from './schemas.ts'

const forms = describeForms()
const all = [...Object.entries(forms.entries), ...Object.entries(forms.reference)]

interface Shape {
  title?: string
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
}

/** Lists the fields below a shape that have no label. */
function unnamed(shape: Shape, path: string): string[] {
  const inner = [shape, ...(shape.anyOf ?? [])]
  return inner.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.title ? [] : [`${path}.${name}`]),
      ...unnamed(field, `${path}.${name}`),
    ]),
    ...(items?.properties ? unnamed(items, `${path}[]`) : []),
  ])
}

test.each(all)('every field of %s has a label', (name, { schema }) => {
  expect(unnamed(schema as Shape, name)).toEqual([])
})

test('fields say how they are filled in where their type does not', () => {
  const { properties } = (forms.entries.article?.schema ?? {}) as {
    properties: Record<string, { widget?: string }>
  }
  const widgets = Object.fromEntries(
    Object.entries(properties).map(([name, { widget }]) => [name, widget]),
  )
  expect(widgets).toMatchObject({
    content: 'richtext',
    publishedOn: 'day',
    topics: 'topics',
    bannerImage: 'picture',
  })
})

test('all reference content that the site needs can be changed', () => {
  const keys = (list: readonly { kind: { key: string } }[]) =>
    list.map(({ kind }) => kind.key).sort()
  expect(keys(editedReference)).toEqual(keys(starterReference))
})

test('each form can be sent as JSON', () => {
  expect(JSON.parse(JSON.stringify(forms))).toEqual(forms)
})
