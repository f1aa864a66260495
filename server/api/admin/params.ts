import * as z from 'zod'
import { findKind, kindNames } from '../../../school/kinds/index.ts'
import type { StoredId } from '../../../school/content/entries/stored-entry.server.ts'
import { findReferenceKind, type DocumentKind } from '../../../school/kinds/reference-kinds.ts'

const highestNumber = 2 ** 31 - 1

/** A number in an address, such as an id. */
export const numberParam = z
  .custom<number | string>((value) => {
    const text = String(value)
    return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= highestNumber
  })
  .transform(Number)

/** The name of a kind of entry in an address; the handler gets the kind. */
const kindParam = z.enum(kindNames).transform((name, context) => {
  const kind = findKind(name)
  if (kind) return kind
  context.addIssue('There is no such kind.')
  return z.NEVER
})

export const ofId = z.object({ id: z.string() })
export const ofNumber = z.object({ id: numberParam })
export const ofKind = z.object({ kind: kindParam })
export const ofEntry = z.object({ kind: kindParam, id: numberParam })

/** The parts of an address that name an entry by its id, or reference content by its key. */
export const ofDocument = z.object({
  kind: z.enum([...kindNames, 'reference']).describe('a kind, or reference'),
  id: z
    .string()
    .or(z.number())
    .describe('an id; of reference content its key, URL-encoded (category%2Fmeaning)'),
})

/** Finds the kind of a named document; `null` when there is none. */
export function documentOf({
  kind: name,
  id,
}: z.output<typeof ofDocument>): { kind: DocumentKind; id: StoredId } | null {
  if (name === 'reference') {
    const kind = findReferenceKind(String(id))
    return kind && { kind, id: kind.key }
  }
  const kind = findKind(name)
  const number = numberParam.safeParse(id)
  return kind && number.success ? { kind, id: number.data } : null
}
