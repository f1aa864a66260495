import * as z from 'zod'
import { line } from '../../school/base/fields.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'

/** A code on something printed, as staff see it. Times are UTC in milliseconds. */
export const printedCodeSchema = z.object({
  code: z.string(),
  label: z.string().describe('where it is printed'),
  target: z.string().describe('a path of this site, or the address of another site'),
  address: z.string().describe('what its QR code says'),
  revision: z.number(),
  createdAt: z.number(),
  createdBy: z.string(),
  changedAt: z.number(),
  scans: z.number().describe('since it was made'),
  recentScans: z.number().describe('in the last 30 days'),
})
export type PrintedCode = z.output<typeof printedCodeSchema>

/** Fields that staff enter for a code. */
export const printedCodeFields = z.object({
  label: line(120, 'Say where it is printed, such as Poster of the open house.'),
  target: line(500, 'Enter an address, or choose a page.'),
  isOutsideConfirmed: z
    .boolean()
    .default(false)
    .describe('true: the person has confirmed that it leads to another site'),
})
export type PrintedCodeFields = z.output<typeof printedCodeFields>

/** The code that the admissions panel of the college shows (spec 2); part of the starter content. */
export const collegeRegistrationCode = 'CRG2TWKD'

interface Target {
  /** a path of this site, or the address of another site */
  target: string
  /** the name of the other site; `null` for this one */
  outside: string | null
}

/** Returns whether a target is a path of this site without a page. @param statusOf returns the HTTP status */
export async function isGone(
  target: string,
  statusOf: (path: string) => Promise<number>,
): Promise<boolean> {
  const [path = ''] = target.split('#')
  return target.startsWith('/') && [404, 410].includes(await statusOf(path))
}

/**
 * Reads the target of a code, as a person typed or pasted it.
 *
 * @param origin of this site, such as `https://www.dyci.example`
 * @returns a sentence for an address that cannot be a target
 * @example readTarget('/admissions', origin) // succeed({ target: '/admissions', outside: null })
 */
export function readTarget(typed: string, origin: string): Result<Target, string> {
  const text = typed.trim()
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(text) || !URL.canParse(text, origin))
    return fail('Enter an address of this site, such as /admissions, or one with https://.')
  const url = new URL(text, origin)
  if (url.username || url.password) return fail('Leave out the password in this address.')
  if (url.origin !== new URL(origin).origin)
    return url.protocol === 'https:'
      ? succeed({ target: url.href, outside: url.host })
      : fail('Addresses of other sites begin with https://.')
  const path = url.pathname + url.search + url.hash
  return /^\/(go|admin|login|api|(fil\/)?preview)(\/|$)/i.test(url.pathname)
    ? fail('Choose a page for visitors.')
    : succeed({ target: path, outside: null })
}
