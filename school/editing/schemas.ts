import * as z from 'zod'
import { contentKinds } from '../kinds/index.ts'
import { editedReference } from './reference-kinds.ts'

/**
 * The shape of a form, as JSON Schema: titles and help texts of the fields and, where needed, a
 * widget.
 */
export type FormSchema = z.core.JSONSchema.BaseSchema

/** Describes the forms of every kind of entry and of all reference content. */
export function describeForms() {
  const shape = (schema: z.ZodType): FormSchema => z.toJSONSchema(schema, { io: 'input' })
  return {
    entries: Object.fromEntries(
      contentKinds.map(({ name, labels, schema, isOrderedByHand }) => [
        name,
        { labels, isOrderedByHand, schema: shape(schema) },
      ]),
    ),
    reference: Object.fromEntries(
      editedReference.map(({ kind, label, section }) => [
        kind.key,
        { label, section, schema: shape(kind.schema) },
      ]),
    ),
  }
}
