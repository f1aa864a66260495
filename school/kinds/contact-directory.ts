import * as z from 'zod'
import { email, key, name, outsideAddress, phone } from '../base/fields.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'

/** A row of the contact directory (spec 3). */
const directoryEntrySchema = z
  .object({
    department: name().meta({ title: 'Office' }),
    tag: key(30).meta({ title: 'Short name', description: 'Such as JHS.' }),
    email: email.meta({ title: 'E-mail address' }),
    url: outsideAddress.meta({ title: 'Page', description: 'Its address, such as a social page.' }),
    phone: phone.meta({ title: 'Phone number' }),
  })
  .meta({ title: 'Office' })

const offices = (title: string) =>
  z.array(directoryEntrySchema).max(60, 'Use at most 60 offices.').meta({
    title,
    description:
      'The contact page lists an office once it has a number, an e-mail address or a page.',
  })

const officeFacts = (
  group: string,
  field: 'basicEducation' | 'college',
  listed: readonly DirectoryEntry[],
) =>
  listed.map(({ department, tag, email, url, phone }, index) => ({
    path: `${group}/${tag}`,
    label: `Contact directory: ${department}`,
    value: factValue(phone, email, url),
    address: '/contact-us',
    field: `${field}.${index}.phone`,
  }))

/** The contact directory, on the contact page. */
export const contactDirectoryKind = defineReferenceKind({
  key: 'contact-directory',
  label: 'Contact directory',
  group: 'Contact',
  schema: z.object({
    basicEducation: offices('Basic education'),
    college: offices('College'),
  }),
  page: '/contact-us',
  facts: ({ basicEducation, college }) => [
    ...officeFacts('Basic education', 'basicEducation', basicEducation),
    ...officeFacts('College', 'college', college),
  ],
})

export type DirectoryEntry = z.output<typeof directoryEntrySchema>
