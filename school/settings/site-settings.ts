import * as z from 'zod'

/** An address on another site; `null` until the school has set it: then 'To be announced' is shown. */
const outsideAddress = z
  .url({ protocol: /^https$/, error: 'Write a whole address that begins with https://' })
  .nullable()
const label = z.string().trim().min(1, 'Write a label.').max(80, 'Keep the label to 80 characters.')

/** One office in the footer; what is not known yet is `null`. */
const officeContact = z.object({
  label,
  phone: z
    .string()
    .regex(/^\+?[\d ()-]{7,25}$/, 'Write a phone number with digits, spaces and brackets only.')
    .nullable(),
  email: z.email('Write an e-mail address.').nullable(),
})

/** What stands on every page and is the school's to set (spec 2, footer). */
export const siteSettingsSchema = z.object({
  schoolName: label,
  shortName: label,
  tagline: label,
  /** named where an article has no author (spec 2) */
  defaultAuthor: label,
  address: z.string().trim().min(1).max(200),
  socialPages: z.array(z.object({ label, url: outsideAddress })).length(4, 'The footer has four social pages.'),
  externalLinks: z.array(z.object({ label, url: outsideAddress })).length(3, 'The footer has three external links.'),
  campusMaps: z.array(z.object({ label, url: outsideAddress })).length(2, 'The footer has two campus maps.'),
  contacts: z.array(officeContact).min(1).max(6),
})

export type SiteSettings = z.output<typeof siteSettingsSchema>

export const siteSettingsKind = { key: 'site-settings', schema: siteSettingsSchema }
