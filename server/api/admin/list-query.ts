import * as z from 'zod'
import { problemsOf, type FieldProblem } from './body.ts'
import type { StaffContext } from './staff-api.ts'

const number = (highest: number, standard: number) =>
  z.coerce
    .number(`Write a number from 1 to ${highest}.`)
    .int()
    .min(1, `Write a number from 1 to ${highest}.`)
    .max(highest, `Write a number from 1 to ${highest}.`)
    .default(standard)

/** What every list takes (docs/staff-api.md, Lists); filters are added with `.extend`. */
export const listQuery = z.object({
  page: number(1_000_000, 1),
  perPage: number(500, 25),
  sort: z.string().max(40).optional(),
  order: z.enum(['ASC', 'DESC'], 'Write ASC or DESC.').default('ASC'),
  q: z.string().trim().max(200, 'Search for 200 characters at most.').default(''),
})

/** Reads and checks the query of an address. */
export function readQuery<Query>(
  context: StaffContext,
  schema: z.ZodType<Query>,
): { ok: true; value: Query } | { ok: false; problems: FieldProblem[] } {
  const parsed = schema.safeParse(context.req.query())
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: problemsOf(parsed.error) }
}
