import * as z from 'zod'
import { email, line, outsideAddress, phone } from '../fields.ts'

const label = line(80, 'Write a label.')
const linkLabel = label.meta({ title: 'Label' })
const url = outsideAddress.meta({ title: 'Address', description: 'Without one, ‘To be announced’ is shown.' })
const link = z.object({ label: linkLabel, url }).meta({ title: 'Link' })

/** One office in the footer; what is not known yet is `null`. */
const officeContact = z
  .object({
    label: linkLabel,
    phone: phone.meta({ title: 'Phone number' }),
    email: email.meta({ title: 'E-mail address' }),
  })
  .meta({ title: 'Office' })

/** What stands on every page and is the school's to set (spec 2, footer). */
export const siteSettingsSchema = z.object({
  schoolName: label.meta({ title: 'Name of the school' }),
  shortName: label.meta({ title: 'Short name', description: 'Where the whole name is too long, such as DYCI.' }),
  tagline: label.meta({ title: 'Tagline', description: 'Stands in the footer.' }),
  defaultAuthor: label.meta({ title: 'Default author', description: 'Named where an article has no author.' }),
  address: line(200).meta({ title: 'Address of the school' }),
  socialPages: z
    .array(link)
    .length(4, 'The footer has four social pages.')
    .meta({ title: 'Social pages', description: 'The four buttons in the footer.' }),
  externalLinks: z
    .array(link)
    .length(3, 'The footer has three external links.')
    .meta({ title: 'Quick links', description: 'The three in the footer that lead to other sites.' }),
  campusMaps: z
    .array(link)
    .length(2, 'The footer has two campus maps.')
    .meta({ title: 'Campus maps', description: 'The two in the footer.' }),
  contacts: z
    .array(officeContact)
    .min(1, 'Keep at least one office.')
    .max(6, 'The footer has room for six offices.')
    .meta({ title: 'Contacts', description: 'The offices in the footer.' }),
})

export type SiteSettings = z.output<typeof siteSettingsSchema>

export const siteSettingsKind = { key: 'site-settings', schema: siteSettingsSchema }
