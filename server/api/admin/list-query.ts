import * as z from 'zod'

const number = (highest: number, standard: number) =>
  z.coerce
    .number<number>(`Enter a number from 1 to ${highest}.`)
    .int()
    .min(1, `Enter a number from 1 to ${highest}.`)
    .max(highest, `Enter a number from 1 to ${highest}.`)
    .default(standard)

/** Query parameters of every list; `.extend` adds filters. */
export const listQuery = z.object({
  page: number(1_000_000, 1),
  perPage: number(500, 25),
  sort: z.string().max(40).optional(),
  order: z.enum(['ASC', 'DESC'], 'Use ASC or DESC.').default('ASC'),
  q: z.string().trim().max(200, 'Search for 200 characters at most.').default(''),
})

/** One page of a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.number().describe('on all pages') })
