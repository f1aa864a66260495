import * as z from 'zod'
import {
  email,
  line,
  outsideAddress,
  paragraphs,
  phone,
  picture,
  sample,
  section,
  tag,
} from '../fields.ts'

/** The categories of static content (spec 2, 3). */
export const categoryNames = [
  ...([
    'meaning',
    'identity',
    'spirituality',
    'societalIntegration',
    'innovationAndResearch',
  ] as const),
  ...([
    'organizationalMemory',
    'norms',
    'studentCentricity',
    'dycianNews',
    'exploreOurSchool',
  ] as const),
  ...(['announcements', 'events', 'joinOurTeam', 'connectWithUs', 'dataPrivacyPolicy'] as const),
] as const

export type CategoryName = (typeof categoryNames)[number]

const sections = z.array(section).max(40, 'Use at most 40 sections.').default([])
const socialPage = outsideAddress.meta({
  title: 'Social page',
  description: 'Its address on Facebook.',
})
const officeEmail = email.meta({ title: 'E-mail address' })

/** A page below a category (spec 3, subItems); `tag` is the last segment of its address. */
const subItemSchema = z
  .object({
    title: line().meta({ title: 'Title' }),
    tag: tag.meta({ title: 'Tag', description: 'The last part of the page’s address.' }),
    headerImg: picture.meta({
      title: 'Banner',
      description: 'The wide picture at the top of the page.',
    }),
    shortDescription: line(300).meta({
      title: 'In one or two sentences',
      description: 'For cards, the banner and search results.',
    }),
    description: paragraphs.meta({ title: 'Text' }),
    sections: sections.meta({
      title: 'Sections',
      description: 'What follows the text: headings with text and points; a history’s years.',
    }),
    fbLink: socialPage,
    emailAddress: officeEmail,
    contactNumber: phone.meta({ title: 'Phone number' }),
    sample,
  })
  .meta({ title: 'Page' })

/** The content of all pages of one category (spec 3, category content). */
const categorySchema = z.object({
  headerContent: z
    .object({
      title: line().meta({ title: 'Title' }),
      description: line(300).meta({
        title: 'Description',
        description: 'Below the title; hidden on small screens.',
      }),
      videoLink: outsideAddress.meta({ title: 'Video', description: 'Its address on YouTube.' }),
      bannerLink: picture.meta({ title: 'Picture', description: 'Fills the banner, darkened.' }),
      highlightFirstLetter: z
        .boolean()
        .default(false)
        .meta({ title: 'Highlight the first letter', description: 'Of the title.' }),
    })
    .meta({ title: 'Banner' }),
  pageContent: z
    .object({
      title: line().meta({ title: 'Title' }),
      description: paragraphs.meta({ title: 'Text' }),
      sections: sections.meta({ title: 'Sections', description: 'Headings with text and points.' }),
      fbLink: socialPage,
      email: officeEmail,
    })
    .meta({ title: 'Page' }),
  subItems: z
    .array(subItemSchema)
    .max(40, 'Use at most 40 pages.')
    .default([])
    .meta({ title: 'Pages below', description: 'In the order in which they are listed.' }),
})

export const categoryKind = (name: CategoryName) => ({
  key: `category/${name}`,
  schema: categorySchema,
})

export type SubItem = z.output<typeof subItemSchema>
export type Category = z.output<typeof categorySchema>
export type CategoryInput = z.input<typeof categorySchema>

/** The projects of the sustainability office, each with a details page (spec 2). */
export const sustainabilityKind = {
  key: 'sustainability',
  schema: z.array(subItemSchema).max(40, 'Use at most 40 pages.'),
}
