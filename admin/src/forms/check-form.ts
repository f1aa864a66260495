import type * as z from 'zod'
import { checkDraft, checkFields } from '../../../school/base/check-fields.ts'
import type { Problem } from '../api/staff-api-error.ts'
import type { FieldShape } from './form-shape.ts'

/** Finds the problems that block publishing, by the same schema as the server. */
export const findProblems = (schema: z.ZodType, data: unknown) =>
  problemsOf(checkFields(schema, data))

/** Finds the problems that block a draft: only wrong values, not missing ones. */
export const findDraftProblems = (schema: z.ZodType, data: unknown) =>
  problemsOf(checkDraft(schema, data))

const problemsOf = (checked: ReturnType<typeof checkFields>): Problem[] =>
  checked.ok ? [] : checked.failure.problems

/** Returns the label of a field: 'Sections 2, Heading'. */
export function fieldName(shape: FieldShape, field: string): string {
  const names: string[] = []
  let at: FieldShape | undefined = shape
  for (const key of field.split('.')) {
    if (/^\d+$/.test(key) && at?.item) {
      names.push(`${names.pop() ?? at.label} ${Number(key) + 1}`.trim())
      at = at.item
    } else {
      at = at?.kind === 'filipino' ? at.item : at?.fields.find(({ name }) => name === key)
      names.push(at?.label ?? key)
    }
  }
  return names.filter(Boolean).join(', ')
}
