import type { FieldProblem } from '../../base/check-fields.ts'
import { valueAt } from '../../base/value-at.ts'
import { deepestNesting } from '../../base/clean-html.server.ts'
import { cleanForStorage } from '../../base/html-cleaner.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

declare const isClean: unique symbol

/** Fields of an entry before validation, with a clean body. Only this type can be saved. */
export interface CleanFields {
  readonly [isClean]: true
}

/**
 * Cleans the body of an entry, and its Filipino version. This takes time: call this function before
 * the transaction that saves, never inside.
 */
export async function cleanFields(input: unknown): Promise<Result<CleanFields, InvalidBody>> {
  const clean = await cleanBody(input, 'content')
  if (!clean.ok) return clean
  const version = valueAt(clean.value, ['fil', 'texts', 'content'])
  const filipino = await cleanBody(version, 'fil.texts.content.text', 'text')
  if (!filipino.ok) return filipino
  if (filipino.value === version) return succeed(clean.value as CleanFields)
  const { fil, ...fields } = clean.value as { fil: { texts: object } }
  const texts = { ...fil.texts, content: filipino.value }
  return succeed({ ...fields, fil: { ...fil, texts } } as unknown as CleanFields)
}

interface InvalidBody {
  reason: 'invalid'
  problems: FieldProblem[]
}

/**
 * Cleans the HTML in a property of an object, if there is any.
 *
 * @param field path of the field in the form, for the problem
 * @param name the property
 */
async function cleanBody(
  input: unknown,
  field: string,
  name = field,
): Promise<Result<unknown, InvalidBody>> {
  const body = valueAt(input, [name])
  if (typeof body !== 'string') return succeed(input)
  const content = await cleanForStorage(body)
  if (content !== null) return succeed({ ...(input as object), [name]: content })
  return fail({ reason: 'invalid', problems: [{ field, message: nestedTooDeep }] })
}

/** Marks stored fields as clean: they were cleaned when they were saved. */
export const storedFields = (fields: unknown) => fields as CleanFields

const nestedTooDeep = `The text has more than ${deepestNesting} levels of formatting inside each other. Paste it without formatting.`
