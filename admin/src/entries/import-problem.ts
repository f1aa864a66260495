import * as z from 'zod'

/** A cell of an imported file that the server refuses. */
export const importProblemSchema = z.object({
  row: z.number(),
  field: z.string().default(''),
  message: z.string(),
})

export type ImportProblem = z.output<typeof importProblemSchema>
