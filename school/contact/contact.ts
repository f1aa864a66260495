import * as z from 'zod'
import { email, line, outsideAddress, phone } from '../fields.ts'

/** A campus (spec 3); what is not known yet is `null`. */
const campusSchema = z.object({
  title: line(),
  address: line(200).nullable(),
  mapLink: outsideAddress,
  contact: phone,
})

/** A line of the contact directory (spec 3). */
const directoryEntrySchema = z.object({ department: line(), tag: line(30), email, url: outsideAddress, phone })

/** Counter figures (spec 3, 9); `group` says where they stand. */
const counterSchema = z.object({
  group: z.enum(['enrolment', 'home', 'robotics']),
  label: line(80),
  value: z.number().int().min(0),
  /** such as 'A.Y. 24-25' */
  note: line(80).nullable().default(null),
})

export const campusesKind = { key: 'campuses', schema: z.array(campusSchema).min(1) }
export const contactsKind = {
  key: 'contact-directory',
  schema: z.object({ basicEducation: z.array(directoryEntrySchema), college: z.array(directoryEntrySchema) }),
}
export const countersKind = { key: 'counters', schema: z.array(counterSchema) }

/** The eight qualities of graduates (spec 2, static pages). */
export const qualitiesKind = {
  key: 'graduate-qualities',
  schema: z.array(z.object({ title: line(), description: line(400) })).length(8, 'There are eight qualities.'),
}

export type Campus = z.output<typeof campusSchema>
export type DirectoryEntry = z.output<typeof directoryEntrySchema>
export type Counter = z.output<typeof counterSchema>
