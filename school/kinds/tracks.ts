import * as z from 'zod'
import { tag } from '../base/fields.ts'
import { definePageKind } from './define-page-kind.ts'
import { aboutFields, contactFields, listOfLines } from './page-fields.ts'
import { departmentKey } from './departments.ts'
import { fillPattern } from './page-pattern.ts'

/** A senior-high track (spec 3); its acronym is the last segment of its address. */
const trackSchema = z
  .object({
    acronym: tag.meta({
      title: 'Acronym',
      description: 'Part of the page’s address, such as stem.',
    }),
    ...aboutFields,
    subjects: listOfLines('Subjects', 'What a student studies there, one subject per line.'),
    leadsTo: listOfLines('Leads to', 'Courses and work that it prepares for, one per line.'),
    ...contactFields,
  })
  .meta({ title: 'Track' })

/** The senior-high tracks; each has a page. */
export const trackKind = definePageKind({
  name: 'track',
  labels: { one: 'Track', many: 'Tracks' },
  group: 'Learn With Us',
  schema: trackSchema,
  fields: { title: 'title', tag: 'acronym' },
  count: { least: 1, most: 40 },
  isBelow: (parent) => parent === departmentKey('shs'),
  address: ({ acronym }) =>
    fillPattern('/learn-with-us/:tag/tracks/:trackId', { tag: 'shs', trackId: acronym }),
  page: (track) => ({
    label: 'track',
    text: [
      track.acronym,
      track.shortDescription,
      ...track.description,
      ...track.subjects,
      ...track.leadsTo,
    ].join(' '),
  }),
  editableByDepartments: () => ['shs'],
})

export type Track = z.output<typeof trackSchema>
