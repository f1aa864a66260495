import { expect, test } from 'vitest'
import { contentKinds } from '../../../school/kinds/index.ts'
import { referenceKinds } from '../../../school/kinds/reference-kinds.ts'
import { readShape, versionsIn, type FieldShape } from './form-shape.ts'

/** Lists the help of texts that may have a Filipino version: field, in English, in Filipino. */
function helpOf({ fields, item }: FieldShape, path: string): string[][] {
  const own = versionsIn(fields).map(({ name, item: version }) => [
    `${path}.${name}`,
    fields.find((field) => field.name === name)?.help ?? '',
    version?.help ?? '',
  ])
  const below = fields
    .filter(({ name }) => name !== 'fil')
    .flatMap((field) => helpOf(field, `${path}.${field.name}`))
  return [...own, ...below, ...(item ? helpOf(item, path) : [])]
}

const texts = [
  ...contentKinds.map(({ name, schema }) => helpOf(readShape(schema), name)),
  ...referenceKinds.map(({ key, schema }) => helpOf(readShape(schema), key)),
].flat()

test('help with an example of what parents read has an example in Filipino too', () => {
  expect(texts.length).toBeGreaterThan(100)
  const withExample = texts.filter(([, english = '']) => /such as|‘/i.test(english))
  expect(withExample.length).toBeGreaterThan(10)
  expect(withExample.filter(([, , filipino]) => filipino === '')).toEqual([])
})
