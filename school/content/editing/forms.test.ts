import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentKinds } from '../../kinds/index.ts'
import { referenceKinds } from '../../kinds/reference-kinds.ts'

/** The forms that staff fill in, by the kind or the key of what they change. */
const forms = [
  ...contentKinds.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: 'input' })]),
  ...referenceKinds.map(({ key, schema }) => [key, z.toJSONSchema(schema, { io: 'input' })]),
] as [string, Shape][]

interface Shape {
  title?: string
  widget?: string
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
}

/** Lists the fields below a shape that have no label. */
function unnamed(shape: Shape, path: string): string[] {
  const inner = [shape, ...(shape.anyOf ?? [])]
  return inner.flatMap(({ properties = {}, items, additionalProperties: values }) => [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.title ? [] : [`${path}.${name}`]),
      ...unnamed(field, `${path}.${name}`),
    ]),
    ...(items?.properties ? unnamed(items, `${path}[]`) : []),
    ...(typeof values === 'object' ? unnamed(values, `${path}{}`) : []),
  ])
}

test.each(forms)('every field of %s has a label', (name, form) => {
  expect(unnamed(form, name)).toEqual([])
})

test('fields say how they are filled in where their type does not', () => {
  const { properties = {} } = new Map(forms).get('article') ?? {}
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
