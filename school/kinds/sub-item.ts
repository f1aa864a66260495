import * as z from 'zod'
import {
  email,
  leadAndParagraphs,
  line,
  outsideAddress,
  phone,
  picture,
  sample,
  section,
  tag,
  type Section,
} from '../base/fields.ts'
import { railFields } from './rail-fields.ts'

export const sections = z.array(section).max(40, 'Use at most 40 sections.').default([])
export const socialPage = outsideAddress.meta({
  title: 'Social page',
  description: 'Its address on Facebook.',
})
export const officeEmail = email.meta({ title: 'E-mail address' })

/** A page below a category (spec 3, subItems); `tag` is the last segment of its address. */
export const subItemSchema = z
  .object({
    title: line().meta({ title: 'Title' }),
    tag: tag.meta({
      title: 'Tag',
      description: 'The last part of the page’s address. Left empty, it follows from the title.',
      filledFrom: 'title',
    }),
    headerImg: picture.meta({
      title: 'Banner',
      description: 'The wide picture at the top of the page.',
    }),
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
    contactNumber: phone.meta({ title: 'Phone number' }),
    sample,
  })
  .meta({ title: 'Page' })

export type SubItem = z.output<typeof subItemSchema>

/**
 * Describes a page below a category, for the sitemap and for search.
 * @param label its type, or the title of its section
 */
export const searchOfSubItem = (item: SubItem, label: string) => ({
  label,
  isSample: item.sample,
  text: [item.shortDescription, ...item.description, ...textsOf(item.sections)].join(' '),
})

/** Lists the texts of sections, for search. */
export const textsOf = (all: readonly Section[]): string[] =>
  all.flatMap(({ heading, paragraphs: texts, points }) => [heading, ...texts, ...points])
