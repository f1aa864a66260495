import * as z from 'zod'
import { findKind, kindNames, kindOf } from '../../../school/kinds/index.ts'
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
const kindParam = z.enum(kindNames).transform((name) => kindOf(name))

/** The path of a call about one thing: of a document its kind, and its id or key. */
export const ofId = z.object({ id: z.string() })
export const ofNumber = z.object({ id: numberParam })
export const ofKind = z.object({ kind: kindParam })
export const ofEntry = z.object({ kind: kindParam, id: numberParam })

const documentName = z.object({
  kind: z.enum([...kindNames, 'reference']).describe('a kind, or reference'),
  id: z
    .string()
    .or(z.number())
    .describe('an id; of reference content its key, URL-encoded (category%2Fmeaning)'),
})

/** The name of an entry by its id, or of reference content by its key; the handler gets the kind. */
export const ofDocument = documentName.transform(findDocument)

/** The number of a revision of such a document. */
export const ofRevision = documentName
  .extend({ number: numberParam })
  .transform(({ number, ...name }, context) => ({ ...findDocument(name, context), number }))

function findDocument(
  { kind: name, id }: z.output<typeof documentName>,
  context: z.RefinementCtx,
): { kind: DocumentKind; id: StoredId } {
  const kind = name === 'reference' ? findReferenceKind(String(id)) : findKind(name)
  if (kind?.name === 'reference') return { kind, id: kind.key }
  const number = numberParam.safeParse(id)
  if (kind && number.success) return { kind, id: number.data }
  context.addIssue('There is no such document.')
  return z.NEVER
}

const numberInList = (highest: number, standard: number) => {
  const message = `Enter a number from 1 to ${highest}.`
  return z.coerce
    .number<number>(message)
    .int()
    .min(1, message)
    .max(highest, message)
    .default(standard)
}

/** Query parameters of every list; `.extend` adds filters. */
export const listQuery = z.object({
  page: numberInList(1_000_000, 1),
  perPage: numberInList(500, 25),
  sort: z.string().max(40).optional(),
  order: z.enum(['ASC', 'DESC'], 'Use ASC or DESC.').default('ASC'),
  q: z.string().trim().max(200, 'Search for 200 characters at most.').default(''),
})

/** The answer of a list: the items of one page. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.number().describe('on all pages') })
