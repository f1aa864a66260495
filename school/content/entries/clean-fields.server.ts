import type { FieldProblem } from '../../base/check-fields.ts'
import { deepestNesting } from '../../base/clean-html.server.ts'
import { cleanForStorage } from '../../base/html-cleaner.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

declare const isClean: unique symbol

/** Fields of an entry before validation, with a clean body. Only this type can be saved. */
export interface CleanFields {
  readonly [isClean]: true
}

/**
 * Cleans the body of an entry. This takes time: call it before the transaction that saves, never
 * inside.
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

/** Marks stored fields as clean: they were cleaned when they were saved. */
export const storedFields = (fields: unknown) => fields as CleanFields

const nestedTooDeep = `The text has more than ${deepestNesting} levels of formatting inside each other. Paste it without formatting.`
