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
 * Cleans the body of an entry, and its Filipino version. This takes time: call it before the transaction that saves, never
 * inside.
 */
export async function cleanFields(
  input: unknown,
): Promise<Result<CleanFields, { reason: 'invalid'; problems: FieldProblem[] }>> {
  const clean = await cleanBody(input, 'content')
  if (!clean.ok) return clean
  const version = at(at(at(clean.value, 'fil'), 'texts'), 'content')
  const filipino = await cleanBody(version, 'fil.texts.content.text', 'text')
  if (!filipino.ok) return filipino
  if (filipino.value === version) return succeed(clean.value as CleanFields)
  const { fil, ...fields } = clean.value as { fil: { texts: object } }
  const texts = { ...fil.texts, content: filipino.value }
  return succeed({ ...fields, fil: { ...fil, texts } } as unknown as CleanFields)
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Cleans one body of HTML in an object, if it is there. */
async function cleanBody(
  input: unknown,
  field: string,
  name = field,
): Promise<Result<unknown, { reason: 'invalid'; problems: FieldProblem[] }>> {
  const body = at(input, name)
  if (typeof body !== 'string') return succeed(input)
  const content = await cleanForStorage(body)
  if (content !== null) return succeed({ ...(input as object), [name]: content })
  return fail({ reason: 'invalid', problems: [{ field, message: nestedTooDeep }] })
}

/** Marks stored fields as clean: they were cleaned when they were saved. */
export const storedFields = (fields: unknown) => fields as CleanFields

const nestedTooDeep = `The text has more than ${deepestNesting} levels of formatting inside each other. Paste it without formatting.`
