import * as z from 'zod'
import { fail, succeed, type Result } from './result.ts'

/** A field with a problem, by its path (`sections.0.heading`), and what to do about it. */
export const fieldProblemSchema = z.object({ field: z.string(), message: z.string() })
export type FieldProblem = z.output<typeof fieldProblemSchema>

/** The sentence above the problems of fields. */
export const invalidFields = 'Some fields cannot be saved as they are. Correct them and try again.'

/**
 * Control characters except tab and line ends, lone surrogates, and two characters that XML
 * forbids. They are invisible; PostgreSQL refuses some, and feed readers refuse a feed that
 * contains one.
 */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF\p{Cs}]/u

/**
 * Validates new fields by the schema of their kind, and refuses forbidden characters in every text.
 * All entries and reference content pass through it.
 */
export function checkFields<Data>(
  schema: z.ZodType<Data>,
  input: unknown,
): Result<Data, InvalidFields> {
  const problems = findControlCharacters(input, [])
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  const parsed = schema.safeParse(input, { error: plainIssue })
  return parsed.success ? succeed(parsed.data) : fail(invalid(parsed.error.issues))
}

interface InvalidFields {
  reason: 'invalid'
  problems: FieldProblem[]
}

/** Makes the failure of fields that the schema refuses. */
const invalid = (issues: readonly z.core.$ZodIssue[]): InvalidFields => ({
  reason: 'invalid',
  problems: issues.map(({ path, message }) => ({ field: path.join('.'), message })),
})

/**
 * Validates a draft: filled fields must be right, others may be empty. Missing texts and choices
 * become `''`, missing numbers `null`, so the shape stays that of the schema.
 *
 * @example checkDraft(articleSchema, { title: 'Fair' }) // category is ''
 */
export function checkDraft<Data>(
  schema: z.ZodType<Data>,
  input: unknown,
): Result<Data, InvalidFields> {
  const problems = findControlCharacters(input, [])
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  const whole = schema.safeParse(input, { error: plainIssue })
  if (whole.success) return succeed(whole.data)
  const wrong = whole.error.issues.filter((issue) => !isGap(issue, valueAt(input, issue.path)))
  return wrong.length > 0 ? fail(invalid(wrong)) : succeed(keepGaps(schema, input) as Data)
}

/** Returns whether an issue is only that a field is empty; an empty list must be in a list field. */
const isGap = ({ path, code }: z.core.$ZodIssue, value: unknown) =>
  path.length > 0 && isEmpty(value) && !(code === 'invalid_type' && Array.isArray(value))

/** Returns whether a field is empty. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Reads the value at a path; `undefined` for a missing one. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    data,
  )

/** Parses a draft without problems: fills the gaps in the shape of the schema. */
function keepGaps(schema: z.ZodType, value: unknown): unknown {
  const candidates = isEmpty(value) ? [value, undefined, null] : [value]
  for (const candidate of candidates) {
    const parsed = schema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return keepGaps(schema.unwrap() as z.ZodType, value)
  }
  if (schema instanceof z.ZodPipe)
    return (schema.out as z.ZodType).parse(keepGaps(schema.in as z.ZodType, value))
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value)
      ? value.map((item) => keepGaps(schema.element as z.ZodType, item))
      : []
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
    return Object.fromEntries(
      fields.map(([name, field]) => [name, keepGaps(field, valueAt(value, [name]))]),
    )
  }
  if (schema instanceof z.ZodRecord) {
    const values = Object.entries((value ?? {}) as Record<string, unknown>)
    return Object.fromEntries(
      values.map(([name, item]) => [name, keepGaps(schema.valueType as z.ZodType, item)]),
    )
  }
  return schema instanceof z.ZodNumber ? null : ''
}

/** Returns whether a text contains invisible control characters. */
export const hasControlCharacters = (text: string) => controlCharacter.test(text)

/** Removes invisible control characters from a text of another site. */
export const withoutControlCharacters = (text: string) =>
  text.replaceAll(new RegExp(controlCharacter, 'gu'), '')

/** The problem of a text with a control character. */
export const unprintable =
  'This text holds a character that cannot be shown. Delete it, or type the text again.'

/** Maximum depth of lists and groups around a field; no schema needs half as many. */
const deepest = 20

/** Finds forbidden characters in all texts and names of fields. */
function findControlCharacters(value: unknown, path: readonly (string | number)[]): FieldProblem[] {
  const problem = (message: string) => [{ field: path.join('.'), message }]
  if (typeof value === 'string') {
    return hasControlCharacters(value) ? problem(unprintable) : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= deepest) return problem('This is nested too deeply to be saved.')
  if (Array.isArray(value))
    return value.flatMap((item, index) => findControlCharacters(item, [...path, index]))
  return Object.entries(value).flatMap(([key, item]) =>
    hasControlCharacters(key)
      ? problem('A field name holds a character that cannot be shown.')
      : findControlCharacters(item, [...path, key]),
  )
}

/** Explains a problem in plain words for a field whose schema has no sentence for it. */
export function plainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return 'Fill this in.'
  if (issue.code === 'invalid_type') return sentences[issue.expected] ?? unexplained
  if (issue.code === 'invalid_value')
    return `Choose one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_small')
    return `This is too short or too small: the minimum is ${issue.minimum}.`
  if (issue.code === 'too_big')
    return `This is too long or too big: the maximum is ${issue.maximum}.`
  if (issue.code === 'unrecognized_keys') return `Leave out: ${issue.keys.join(', ')}.`
  return unexplained
}

/** The sentence for a problem that has no other. */
const unexplained = 'This value does not fit here.'

/** Sentences about values of a wrong type, by the expected type. */
const sentences: Partial<Record<string, string>> = {
  string: 'Enter some text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter yes or no.',
  array: 'Send a list.',
  object: 'Send a group of fields.',
  record: 'Send a group of fields.',
}
