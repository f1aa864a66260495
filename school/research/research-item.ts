import * as z from 'zod'
import { line, picture } from '../fields.ts'

export const researchGroups = ['jhs', 'shs', 'college'] as const
export type ResearchGroup = (typeof researchGroups)[number]

/** A research item (spec 3). In the entry engine its title is `title` and its description, HTML, is `content`. */
export const researchItemSchema = z.object({
  title: line(200),
  content: z.string().max(50_000),
  /** authors or registrants, as a group: no names of pupils */
  author: line(200),
  group: z.enum(researchGroups),
  image: picture,
  /** path of a PDF of this site; `null`: no document to download */
  fileLink: z
    .string()
    .regex(/^\/[\w./-]+\.pdf$/, 'Choose a PDF of this site.')
    .nullable()
    .default(null),
  /** the day by which lists are sorted */
  date: z.iso.date('Write the date as YYYY-MM-DD.'),
  sample: z.boolean().default(false),
})

export type ResearchItem = z.output<typeof researchItemSchema>
export type ResearchItemInput = z.input<typeof researchItemSchema>
