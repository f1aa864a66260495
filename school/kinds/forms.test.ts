import { expect, test } from 'vitest'
import * as z from 'zod'
import type { FilipinoUse } from '../base/filipino-fields.ts'
import { contentKinds } from './index.ts'
import { pageKinds, referenceKinds } from './reference-kinds.ts'

interface Shape {
  title?: string
  type?: string
  widget?: string
  filipino?: FilipinoUse
  enum?: unknown[]
  format?: string
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
}

/** The forms that staff fill in, by the kind or the key of what they change. */
const forms = [
  ...contentKinds.map(({ name, schema }) => ({ name, schema })),
  ...referenceKinds.map(({ key, schema }) => ({ name: key, schema })),
  ...pageKinds.map(({ name, schema }) => ({ name, schema })),
].map(({ name, schema }) => {
  const form: Shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return { name, form }
})

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

test.each(forms)('every field of $name has a label', ({ name, form }) => {
  expect(unnamed(form, name)).toEqual([])
})

test('fields say how they are filled in where their type does not', () => {
  const { properties = {} } = forms.find(({ name }) => name === 'article')?.form ?? {}
  expect(properties).toMatchObject({
    content: { widget: 'richtext' },
    publishedOn: { widget: 'day' },
    topics: { widget: 'topics' },
    bannerImage: { widget: 'picture' },
  })
})

/** Lists the texts of a schema that have no Filipino version, by the paths of their fields. */
function withoutFilipino(field: Shape, path: string): string[] {
  const { type, widget, properties = {}, items, additionalProperties: part, anyOf = [] } = field
  // A text that its kind writes in both languages.
  if ('fil' in properties && properties.fil?.widget !== 'filipino') return []
  const versions = properties.fil?.properties?.texts?.properties ?? {}
  const below = Object.entries(properties)
    .filter(([name]) => name !== 'fil' && !(name in versions))
    .flatMap(([name, each]) => withoutFilipino(each, `${path}.${name}`))
  const parts = [...anyOf, ...[items, part].filter((each) => typeof each === 'object')]
  const isText = type === 'string' && !field.enum && !field.format && !(widget && !field.filipino)
  const ofParts = parts.flatMap((each) =>
    withoutFilipino({ ...each, ...(widget && { widget }) }, path),
  )
  return [...(isText ? [path] : []), ...below, ...ofParts]
}

/** Texts with one form for both languages, and why. */
const oneForm: Record<string, string> = {
  'admission-guide.schoolYear': 'digits, which the move to the next school year changes',
  'campuses.title': 'a name by which class notices find their campus',
  'category.pageContent.topic': 'finds a story; visitors do not read it',
  'class-notice.campuses': 'the names of campuses',
  'class-notice.time': 'a time',
  'contact-directory.basicEducation.tag': 'identifies an office; visitors do not read it',
  'contact-directory.college.tag': 'identifies an office; visitors do not read it',
  'course.tag': 'an acronym, which is part of an address',
  'holidays.name': 'for staff; visitors do not read it',
  'page.topic': 'finds a story; visitors do not read it',
  'project.topic': 'finds a story; visitors do not read it',
  'search-words.page': 'an address',
  'search-words.words': 'what visitors type, in both languages',
  'service-article.topic': 'finds the department; visitors do not read it',
  'site-settings.officeHours.closes': 'a time',
  'site-settings.officeHours.opens': 'a time',
}

test('every text of every kind may have a Filipino version, except keys, times and addresses', () => {
  const found = forms.flatMap(({ name, form }) => withoutFilipino(form, name.replace(/\/.*/, '')))
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(oneForm))
})
