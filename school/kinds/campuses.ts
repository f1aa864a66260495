import * as z from 'zod'
import { key, name, outsideAddress, phone } from '../base/fields.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'

/** A campus (spec 3); unknown facts are `null`. */
const campusSchema = z
  .object({
    title: key().meta({ title: 'Name' }),
    address: name(200).nullable().meta({ title: 'Address' }),
    mapLink: outsideAddress.meta({ title: 'Map', description: 'Its address on a map service.' }),
    contact: phone.meta({ title: 'Phone number' }),
  })
  .meta({ title: 'Campus' })

/** The campuses, on the contact page. */
export const campusesKind = defineReferenceKind({
  key: 'campuses',
  label: 'Campuses',
  group: 'Contact',
  schema: z
    .array(campusSchema)
    .min(1, 'Keep at least one campus.')
    .max(20, 'Use at most 20 campuses.'),
  page: '/contact-us',
  facts: (campuses) =>
    campuses.map(({ title, address, mapLink, contact }, index) => ({
      path: title,
      label: `Campus: ${title}`,
      value: factValue(address, contact, mapLink),
      address: '/contact-us',
      field: `${index}.${address === null ? 'address' : 'contact'}`,
    })),
})
