import * as z from 'zod'
import { fieldProblemSchema } from './check-fields.ts'

/**
 * The one shape of a call of the staff API that was refused. `error` says what to do. A reason may
 * add fields of its own, such as `current` of a conflict.
 */
export const refusedCallSchema = z.looseObject({
  error: z.string(),
  reason: z.string().default(''),
  problems: z.array(fieldProblemSchema).default([]),
})
