import * as z from 'zod'
import { email, line, outsideAddress, paragraphs, phone, picture, section, tag } from '../fields.ts'

/** The categories of static content (spec 2, 3). */
export const categoryNames = [
  ...(['meaning', 'identity', 'spirituality', 'societalIntegration', 'innovationAndResearch'] as const),
  ...(['organizationalMemory', 'norms', 'studentCentricity', 'dycianNews', 'exploreOurSchool'] as const),
  ...(['announcements', 'events', 'joinOurTeam', 'connectWithUs', 'dataPrivacyPolicy'] as const),
] as const

export type CategoryName = (typeof categoryNames)[number]

/** A page below a category (spec 3, subItems); `tag` is its last address part. */
export const subItemSchema = z.object({
  title: line(),
  tag,
  headerImg: picture,
  /** one or two sentences for cards, banners and search results */
  shortDescription: line(300),
  description: paragraphs,
  /** what follows the description: headings with text and points; a history's years */
  sections: z.array(section).max(40).default([]),
  fbLink: outsideAddress,
  emailAddress: email,
  contactNumber: phone,
  /** whether the text is an example, to be replaced by the school's own */
  sample: z.boolean().default(false),
})

/** Everything that the pages of one category say (spec 3, category content). */
export const categorySchema = z.object({
  headerContent: z.object({
    title: line(),
    description: line(300),
    videoLink: outsideAddress,
    bannerLink: picture,
    /** whether the first letter of the title is highlighted (spec 2) */
    highlightFirstLetter: z.boolean().default(false),
  }),
  pageContent: z.object({
    title: line(),
    description: paragraphs,
    sections: z.array(section).max(40).default([]),
    fbLink: outsideAddress,
    email,
  }),
  subItems: z.array(subItemSchema).max(40).default([]),
})

export const categoryKind = (name: CategoryName) => ({ key: `category/${name}`, schema: categorySchema })

export type SubItem = z.output<typeof subItemSchema>
export type Category = z.output<typeof categorySchema>
export type CategoryInput = z.input<typeof categorySchema>

/** What the sustainability office works on, a details page each (spec 2). */
export const sustainabilityKind = { key: 'sustainability', schema: z.array(subItemSchema).max(40) }
