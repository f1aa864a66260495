import * as z from 'zod'
import { parseFields, toInvalidFields, type InvalidFields } from './check-fields.ts'
import { fail, succeed, type Result } from './result.ts'
import { valueAt } from './value-at.ts'

/**
 * Validates a draft: filled fields must be right, others may be empty. Missing texts and choices
 * become `''`, missing numbers `null`, so the shape stays that of the schema.
 *
 * @example checkDraft(articleSchema, { title: 'Fair' }) // category is ''
 */
export const checkDraft = <Data>(
  schema: z.ZodType<Data>,
  input: unknown,
): Result<Data, InvalidFields> =>
  parseFields(schema, input, (issues) => {
    const wrong = issues.filter((issue) => !isGap(issue, valueAt(input, issue.path)))
    return wrong.length > 0
      ? fail(toInvalidFields(wrong))
      : succeed(fillGaps(schema, input) as Data)
  })

/**
 * Returns whether an issue is only that a field is empty. An empty list where another type is
 * expected is an error, not a gap.
 */
const isGap = ({ path, code }: z.core.$ZodIssue, value: unknown) =>
  path.length > 0 && isEmpty(value) && !(code === 'invalid_type' && Array.isArray(value))

/** Returns whether a field is empty. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/**
 * Parses a draft without problems: fills the gaps in the shape of the schema. Throws at a gap in a
 * type of field that no kind has yet: add the type here with its empty value.
 */
function fillGaps(schema: z.ZodType, value: unknown): unknown {
  const candidates = isEmpty(value) ? [value, undefined, null] : [value]
  for (const candidate of candidates) {
    const parsed = schema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  )
    return fillGaps(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodPipe)
    return (schema.out as z.ZodType).parse(fillGaps(schema.in as z.ZodType, value))
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.map((item) => fillGaps(schema.element as z.ZodType, item))
      : []
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
    return Object.fromEntries(
      fields.map(([name, field]) => [name, fillGaps(field, valueAt(value, [name]))]),
    )
  }
  if (schema instanceof z.ZodRecord) {
    const values = Object.entries((value ?? {}) as Record<string, unknown>)
    return Object.fromEntries(
      values.map(([name, item]) => [name, fillGaps(schema.valueType as z.ZodType, item)]),
    )
  }
  if (schema instanceof z.ZodNumber) return null
  // A date or an address is a text too.
  if (schema.def.type === 'string' || schema.def.type === 'enum') return ''
  throw new Error(`A draft cannot leave a field of the type ${schema.def.type} empty.`)
}
