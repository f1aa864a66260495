import * as z from 'zod'

/** A short text on one line. */
export const line = (longest = 120) =>
  z.string().trim().min(1, 'Write something here.').max(longest, `Keep this to ${longest} characters.`)

/** Plain text without HTML, a paragraph an item. */
export const paragraphs = z.array(z.string().trim().min(1, 'Write the paragraph or remove it.').max(2_000)).max(60)

/** An address part: small letters, digits and hyphens. */
export const tag = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use small letters, digits and hyphens.')

/** An address on another site; `null` until the school has set it: then 'To be announced' is shown. */
export const outsideAddress = z
  .url({ protocol: /^https$/, error: 'Write a whole address that begins with https://' })
  .nullable()
  .default(null)

export const email = z.email('Write an e-mail address.').nullable().default(null)

export const phone = z
  .string()
  .regex(/^\+?[\d ()-]{7,25}$/, 'Write a phone number with digits, spaces and brackets only.')
  .nullable()
  .default(null)

/** Path of a picture of this site, such as `/images/jhs.svg`; `null` shows the stand-in. */
export const picture = z
  .string()
  .regex(/^\/[\w./-]+$/, 'Choose a picture of this site.')
  .max(300)
  .nullable()
  .default(null)

/** A part of a longer page: a heading, what it says, and points. */
export const section = z.object({
  heading: line(),
  paragraphs: paragraphs.default([]),
  points: z.array(z.string().trim().min(1).max(600)).max(40).default([]),
})

export type Section = z.output<typeof section>
