import * as z from 'zod'
import {
  leadAndParagraphs,
  line,
  optionalList,
  sample,
  section,
  tag,
  type Section,
} from '../base/fields.ts'
import { banner, officeEmail, officePhone, socialPage } from './page-fields.ts'
import { railFields } from './rail-fields.ts'

export const sections = optionalList(section, 40, 'sections')

/** A page below a category (spec 3, subItems); `tag` is the last segment of its address. */
export const subItemSchema = z
  .object({
    title: line().meta({ title: 'Title' }),
    tag: tag.meta({
      title: 'Tag',
      description: 'The last part of the page’s address. Left empty, it follows from the title.',
      filledFrom: 'title',
    }),
    headerImg: banner,
    shortDescription: line(300).meta({
      title: 'In one or two sentences',
      description: 'For cards, the banner and search results.',
    }),
    description: leadAndParagraphs.meta({ title: 'Text' }),
    sections: sections.meta({
      title: 'Sections',
      description: 'What follows the text: headings with text and points; a history’s years.',
    }),
    ...railFields,
    fbLink: socialPage,
    emailAddress: officeEmail,
    contactNumber: officePhone,
    sample,
  })
  .meta({ title: 'Page' })

export type SubItem = z.output<typeof subItemSchema>

/** Describes a page for search. @param label its type, or the title of its section */
export const searchOfSubItem = (item: SubItem, label: string) => ({
  label,
  isSample: item.sample,
  text: [item.shortDescription, ...item.description, ...textsOf(item.sections)].join(' '),
})

/** Lists the texts of sections, for search. */
export const textsOf = (all: readonly Section[]): string[] =>
  all.flatMap(({ heading, paragraphs: texts, points }) => [heading, ...texts, ...points])
