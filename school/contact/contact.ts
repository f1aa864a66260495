import * as z from 'zod'
import { email, line, outsideAddress, phone } from '../fields.ts'

/** A campus (spec 3); unknown facts are `null`. */
const campusSchema = z
  .object({
    title: line().meta({ title: 'Name' }),
    address: line(200).nullable().meta({ title: 'Address' }),
    mapLink: outsideAddress.meta({ title: 'Map', description: 'Its address on a map service.' }),
    contact: phone.meta({ title: 'Phone number' }),
  })
  .meta({ title: 'Campus' })

/** A row of the contact directory (spec 3). */
const directoryEntrySchema = z
  .object({
    department: line().meta({ title: 'Office' }),
    tag: line(30).meta({ title: 'Short name', description: 'Such as JHS.' }),
    email: email.meta({ title: 'E-mail address' }),
    url: outsideAddress.meta({ title: 'Page', description: 'Its address, such as a social page.' }),
    phone: phone.meta({ title: 'Phone number' }),
  })
  .meta({ title: 'Office' })

/** Counters (spec 3, 9); `group` says where they are shown. */
const counterSchema = z
  .object({
    group: z
      .enum(['enrolment', 'home', 'robotics'], 'Choose enrolment, home or robotics.')
      .meta({ title: 'Where', description: 'On which page the figure stands.' }),
    label: line(80).meta({ title: 'Label', description: 'What is counted.' }),
    value: z
      .number('Write a number.')
      .int('Write a whole number.')
      .min(0, 'Write 0 or more.')
      .meta({ title: 'Figure' }),
    note: line(80)
      .nullable()
      .default(null)
      .meta({ title: 'Note', description: 'Such as A.Y. 24-25.' }),
  })
  .meta({ title: 'Figure' })

export const campusesKind = {
  key: 'campuses',
  schema: z
    .array(campusSchema)
    .min(1, 'Keep at least one campus.')
    .max(20, 'Use at most 20 campuses.'),
}
const offices = z.array(directoryEntrySchema).max(60, 'Use at most 60 offices.')
export const contactsKind = {
  key: 'contact-directory',
  schema: z.object({
    basicEducation: offices.meta({ title: 'Basic education' }),
    college: offices.meta({ title: 'College' }),
  }),
}
export const countersKind = {
  key: 'counters',
  schema: z.array(counterSchema).max(60, 'Use at most 60 counters.'),
}

/** The eight qualities of graduates (spec 2, static pages). */
export const qualitiesKind = {
  key: 'graduate-qualities',
  schema: z
    .array(
      z
        .object({
          title: line().meta({ title: 'Title' }),
          description: line(400).meta({ title: 'Description' }),
        })
        .meta({ title: 'Quality' }),
    )
    .length(8, 'There are eight qualities.'),
}

export type Campus = z.output<typeof campusSchema>
export type DirectoryEntry = z.output<typeof directoryEntrySchema>
export type Counter = z.output<typeof counterSchema>
