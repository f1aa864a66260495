import { expect, test } from 'vitest'
import { contentKinds } from '../../../school/kinds/index.ts'
import { referenceKinds } from '../../../school/kinds/reference-kinds.ts'
import { readShape, versionsIn, type FieldShape } from './form-shape.ts'

/** A text of a form, with its help in both languages. */
interface Text {
  field: string
  english: string
  filipino: string
}

/** Lists the texts of a form that may have a Filipino version. */
function textsOf(shape: FieldShape, path: string): Text[] {
  const { fields, item } = shape
  const own = versionsIn(fields).map((version) => ({
    field: `${path}.${version.name}`,
    english: fields.find(({ name }) => name === version.name)?.help ?? '',
    filipino: version.item?.help ?? '',
  }))
  const below = fields
    .filter(({ name }) => name !== 'fil')
    .flatMap((field) => textsOf(field, `${path}.${field.name}`))
  return [...own, ...below, ...(item ? textsOf(item, path) : [])]
}

const texts = [
  ...contentKinds.map(({ name, schema }) => textsOf(readShape(schema), name)),
  ...referenceKinds.map(({ key, schema }) => textsOf(readShape(schema), key)),
].flat()

test('help with an example of what parents read has an example in Filipino too', () => {
  expect(texts.length).toBeGreaterThan(100)
  const withExample = texts.filter(({ english }) => /such as|‘/i.test(english))
  expect(withExample.length).toBeGreaterThan(10)
  expect(withExample.filter(({ filipino }) => filipino === '')).toEqual([])
})
