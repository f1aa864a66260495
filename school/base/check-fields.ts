import * as z from 'zod'
import { controlCharacterMessage, hasControlCharacters } from './control-characters.ts'
import { plainIssue } from './field-messages.ts'
import { fail, succeed, type Result } from './result.ts'

/** A field with a problem, by its path (`sections.0.heading`), and what to do about it. */
export const fieldProblemSchema = z.object({ field: z.string(), message: z.string() })
export type FieldProblem = z.output<typeof fieldProblemSchema>

/** Refusal of fields, with every problem that was found. */
export interface InvalidFields {
  reason: 'invalid'
  problems: FieldProblem[]
}

/**
 * Validates new fields by the schema of their kind, and refuses forbidden characters in every text.
 * All entries and reference content pass through it.
 *
 * @returns the parsed fields. A failure contains only the problems of forbidden characters, if there
 * are any; otherwise those of the schema
 */
export const checkFields = <Data>(
  schema: z.ZodType<Data>,
  input: unknown,
): Result<Data, InvalidFields> =>
  parseFields(schema, input, (issues) => fail(toInvalidFields(issues)))

/**
 * Parses fields in which no text contains a forbidden character.
 *
 * @param handleIssues decides about fields that the schema refuses
 */
export function parseFields<Data>(
  schema: z.ZodType<Data>,
  input: unknown,
  handleIssues: (issues: readonly z.core.$ZodIssue[]) => Result<Data, InvalidFields>,
): Result<Data, InvalidFields> {
  const problems = findControlCharacters(input, [])
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  const parsed = schema.safeParse(input, { error: plainIssue })
  return parsed.success ? succeed(parsed.data) : handleIssues(parsed.error.issues)
}

/** Turns the issues of a schema into a refusal of fields. */
export const toInvalidFields = (issues: readonly z.core.$ZodIssue[]): InvalidFields => ({
  reason: 'invalid',
  problems: issues.map(({ path, message }) => ({ field: path.join('.'), message })),
})

/** Maximum depth of lists and groups around a field; no schema needs half as many. */
const maxDepth = 20

/** Finds forbidden characters in all texts and names of fields. */
function findControlCharacters(value: unknown, path: readonly (string | number)[]): FieldProblem[] {
  const problem = (message: string) => [{ field: path.join('.'), message }]
  if (typeof value === 'string') {
    return hasControlCharacters(value) ? problem(controlCharacterMessage) : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= maxDepth) return problem('This is nested too deeply to be saved.')
  if (Array.isArray(value))
    return value.flatMap((item, index) => findControlCharacters(item, [...path, index]))
  return Object.entries(value).flatMap(([key, item]) =>
    hasControlCharacters(key)
      ? problem('A field name contains a character that cannot be shown.')
      : findControlCharacters(item, [...path, key]),
  )
}
