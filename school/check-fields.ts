import type * as z from 'zod'
import { fail, succeed, type Result } from './result.ts'

/** A field that cannot be saved as it is, by its path (`sections.0.heading`), and what to do about it. */
export interface FieldProblem {
  field: string
  message: string
}

/**
 * Control characters but tab and line ends, halves of characters, and the two that no XML may hold: nothing shows them,
 * PostgreSQL refuses some, and feed readers refuse a whole feed for one.
 */
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\0-\x08\v\f\x0E-\x1F\x7F-\x9F\uFFFE\uFFFF\p{Cs}]/u

/**
 * Checks what somebody wants to save by the schema of its kind, and every text in it for characters that no text may
 * hold. The one way in for entries and reference content.
 */
export function checkFields<Data>(
  schema: z.ZodType<Data>,
  input: unknown,
): Result<Data, { reason: 'invalid'; problems: FieldProblem[] }> {
  const unprintable = findControlCharacters(input, [])
  if (unprintable.length > 0) return fail({ reason: 'invalid', problems: unprintable })
  const parsed = schema.safeParse(input)
  if (parsed.success) return succeed(parsed.data)
  const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return fail({ reason: 'invalid', problems })
}

/** Whether a text holds characters that nothing shows. */
export const hasControlCharacters = (text: string) => controlCharacter.test(text)

/** Levels of lists and groups that a field may lie below; no schema needs half as many. */
const deepest = 20

function findControlCharacters(value: unknown, path: readonly (string | number)[]): FieldProblem[] {
  const problem = (message: string) => [{ field: path.join('.'), message }]
  if (typeof value === 'string') {
    return hasControlCharacters(value)
      ? problem('This text holds a character that cannot be shown. Delete it, or type the text anew.')
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= deepest) return problem('This is nested too deeply to be saved.')
  if (Array.isArray(value)) return value.flatMap((item, index) => findControlCharacters(item, [...path, index]))
  return Object.entries(value).flatMap(([key, item]) =>
    hasControlCharacters(key)
      ? problem('A field name holds a character that cannot be shown.')
      : findControlCharacters(item, [...path, key]),
  )
}
