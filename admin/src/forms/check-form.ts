import type * as z from 'zod'
import { checkDraft, checkFields } from '../../../school/base/check-fields.ts'
import type { Problem } from '../api/staff-api-error.ts'

/** Finds the problems that block publishing, by the same schema as the server. */
export const findProblems = (schema: z.ZodType, data: unknown) =>
  problemsOf(checkFields(schema, data))

/** Finds the problems that block a draft: only wrong values, not missing ones. */
export const findDraftProblems = (schema: z.ZodType, data: unknown) =>
  problemsOf(checkDraft(schema, data))

const problemsOf = (checked: ReturnType<typeof checkFields>): Problem[] =>
  checked.ok ? [] : checked.failure.problems
