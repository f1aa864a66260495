import * as z from 'zod'
import { findKind, kindNames } from '../../../school/kinds/index.ts'
import { findReferenceKind } from '../../../school/kinds/reference-kinds.ts'

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

/** The key of reference content in an address, URL-encoded; the handler gets its kind. */
const keyParam = z.string().transform((key, context) => {
  const kind = findReferenceKind(key)
  if (kind) return kind
  context.addIssue('There is no such reference content.')
  return z.NEVER
})

export const ofId = z.object({ id: z.string() })
export const ofNumber = z.object({ id: numberParam })
export const ofKind = z.object({ kind: kindParam })
export const ofEntry = z.object({ kind: kindParam, id: numberParam })
export const ofKey = z.object({ key: keyParam })
