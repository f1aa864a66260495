import type { FieldProblem } from '../check-fields.ts'
import { deepestNesting } from '../clean-html.server.ts'
import { cleanForStorage } from '../html-cleaner.server.ts'
import { fail, succeed, type Result } from '../result.ts'

declare const isClean: unique symbol

/**
 * What an entry is to say: not checked yet, but its body of HTML is clean. Nothing else is saved.
 */
export interface CleanFields {
  readonly [isClean]: true
}

/**
 * Cleans the body in what an entry is to say. That takes its time: call this before the transaction
 * that saves, never within it.
 */
export async function cleanFields(
  input: unknown,
): Promise<Result<CleanFields, { reason: 'invalid'; problems: FieldProblem[] }>> {
  const body: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'content') : undefined
  if (typeof body !== 'string') return succeed(input as CleanFields)
  const content = await cleanForStorage(body)
  if (content !== null) return succeed({ ...(input as object), content } as unknown as CleanFields)
  return fail({ reason: 'invalid', problems: [{ field: 'content', message: nestedTooDeep }] })
}

/** What is stored: it was cleaned when it was saved. */
export const storedFields = (fields: unknown) => fields as CleanFields

const nestedTooDeep = `The text has more than ${deepestNesting} levels of formatting inside each other. Paste it without formatting.`
