import * as z from 'zod'
import type { ReferenceKind } from '../../kinds/define-reference-kind.ts'

/** A figure or a contact on the site that is true only for a time. */
export const factSchema = z.object({
  key: z.string().describe('the key of the reference content that states it'),
  path: z.string().describe('identifies it within that content, in any order'),
  label: z.string().describe('the name of the fact, such as Home page: Programs'),
  value: z.string().nullable().describe('what the site says now; null: not set yet'),
  field: z.string().describe('the field to fill in: its path in the content'),
  address: z.string().describe('the page that shows it; a path on this site'),
  isYearly: z.boolean().describe('whether it is that of a school year'),
})
export type Fact = z.output<typeof factSchema>

/** Lists every fact that kinds of reference content state; facts of the same name get a number. */
export function listFacts(stated: readonly { kind: ReferenceKind; data: unknown }[]): Fact[] {
  return withOwnPaths(
    stated.flatMap(({ kind, data }) =>
      kind.facts(data).map((fact) => ({ isYearly: false, key: kind.key, ...fact })),
    ),
  )
}

/** Adds a number to facts of the same name. */
function withOwnPaths(facts: Fact[]): Fact[] {
  const seen = new Map<string, number>()
  return facts.map((fact) => {
    const name = `${fact.key} ${fact.path}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? fact : { ...fact, path: `${fact.path} (${count})` }
  })
}
