import * as z from 'zod'
import { day, name, pdf, picture, richText, sample } from '../base/fields.ts'
import { newsSlug, strictNewsSlug } from '../base/slug.ts'
import { defineKind, toBeAnnounced, untitled } from './define-kind.ts'

export const researchGroups = ['jhs', 'shs', 'college'] as const
export type ResearchGroup = (typeof researchGroups)[number]

/** A research item (spec 3); `content` is its description, in HTML. */
const researchItemSchema = z.object({
  title: name(200, 'Enter a title.').meta({
    title: 'Title',
    description: 'As on the paper.',
  }),
  content: richText(50_000).meta({
    title: 'Description',
    description: 'The abstract, or a summary.',
  }),
  author: name(200, 'Name the authors or registrants.').meta({
    title: 'Authors/Registrants',
    description: 'As a group, such as ‘Grade 10, Section Rizal’: no names of students.',
    filipinoHelp: 'As a group, such as ‘Mga estudyante ng Grade 10’.',
  }),
  group: z.enum(researchGroups, 'Choose jhs, shs or college.').meta({
    title: 'Department',
    description: 'The list that shows it: junior high, senior high or college.',
  }),
  image: picture.meta({ title: 'Picture', description: 'May stay empty.' }),
  fileLink: pdf.meta({
    title: 'Document',
    description: 'A PDF to download; without one there is no button.',
  }),
  date: day.meta({ title: 'Date', description: 'The newest come first in the list.' }),
  sample,
})

export type ResearchItem = z.output<typeof researchItemSchema>
export type ResearchItemInput = z.input<typeof researchItemSchema>

/** Research items; their group is the engine's category. */
export const researchKind = defineKind({
  name: 'research',
  labels: { one: 'research item', many: 'Research' },
  schema: researchItemSchema,
  pattern: '/innovations/dyci-research/research/:category/:id',
  listPages: researchGroups.map((group) => `/innovations/dyci-research/research/${group}`),
  feed: null,
  slug: newsSlug,
  strictSlug: strictNewsSlug,
  categories: researchGroups,
  categoryField: 'group',
  category: (item) => item.group,
  picture: (item) => item.image,
  sortDate: (item) => item.date,
  isOrderedByHand: true,
  dayField: 'date',
  sectionField: 'group',
  fillIn: (draft, today) => ({
    ...draft,
    title: draft.title || untitled,
    author: draft.author || toBeAnnounced,
    group: draft.group || researchGroups[0],
    date: draft.date || today,
  }),
})
