import * as z from 'zod'
import { leadAndParagraphs, line, outsideAddress, picture } from '../base/fields.ts'
import type { FieldProblem } from '../base/check-fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { menuNames } from './menu-names.ts'
import { fillPattern } from './page-pattern.ts'
import { railFields } from './rail-fields.ts'
import {
  officeEmail,
  sections,
  socialPage,
  subItemPart,
  subItemSchema,
  textsOf,
  type SubItem,
} from './sub-item.ts'

/** A page below a category; staff may add it to the menu. */
const pageBelowSchema = subItemSchema
  .extend({
    inMenu: z.boolean().default(false).meta({
      title: 'In the menu',
      description:
        'Below the entries of its section. Those that the menu always has stay, whatever this says.',
    }),
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
      description: leadAndParagraphs.meta({ title: 'Text' }),
      sections: sections.meta({ title: 'Sections', description: 'Headings with text and points.' }),
      ...railFields,
      fbLink: socialPage,
      email: officeEmail,
    })
    .meta({ title: 'Page' }),
  subItems: z
    .array(pageBelowSchema)
    .max(40, 'Use at most 40 pages.')
    .default([])
    .meta({ title: 'Pages below', description: 'In the order in which they are listed.' }),
})

export type Category = z.output<typeof categorySchema>

/**
 * The categories of static content (spec 2, 3), in the order in which staff see them. A section has
 * pages below its own; the page of a list shows entries, and their kind puts it into the sitemap.
 */
const categories = {
  meaning: { path: '/meaning', label: 'Meaning', type: 'section' },
  identity: { path: '/identity', label: 'Identity', type: 'section' },
  spirituality: { path: '/spirituality', label: 'Spirituality', type: 'section' },
  societalIntegration: { path: '/servanthood', label: 'Servanthood', type: 'section' },
  innovationAndResearch: { path: '/innovations', label: 'Innovations', type: 'section' },
  organizationalMemory: {
    path: '/organizational-memory',
    label: 'Organizational Memory',
    type: 'section',
  },
  norms: { path: '/norms', label: 'Norms', type: 'section' },
  studentCentricity: {
    path: '/stakeholders-centricity',
    label: 'Stakeholders’ Centricity',
    type: 'section',
  },
  dycianNews: { path: '/dycian-news', label: 'News page', type: 'list' },
  exploreOurSchool: { path: '/learn-with-us', label: 'Learn With Us page', type: 'page' },
  admissions: { path: '/admissions', label: 'Admissions page', type: 'page' },
  announcements: { path: '/announcements', label: 'Announcements page', type: 'list' },
  events: { path: '/events', label: 'Events page', type: 'list' },
  joinOurTeam: { path: '/join-our-team', label: 'Join Our Team', type: 'page' },
  connectWithUs: { path: '/contact-us', label: 'Contact page', type: 'page' },
  dataPrivacyPolicy: { path: '/data-privacy-policy', label: 'Data Privacy Policy', type: 'page' },
} as const satisfies Record<
  string,
  { path: `/${string}`; label: string; type: 'section' | 'page' | 'list' }
>

export type CategoryName = keyof typeof categories
export const categoryNames = Object.keys(categories) as CategoryName[]

/** The names of the categories that have pages below their own. */
export type SectionName = {
  [Name in CategoryName]: (typeof categories)[Name]['type'] extends 'section' ? Name : never
}[CategoryName]

const isSection = (name: CategoryName): name is SectionName => categories[name].type === 'section'

/** The sections, with the paths of their pages. */
export const sectionPages = categoryNames
  .filter(isSection)
  .map((name) => ({ name, path: categories[name].path }))

/** Finds a section by the first segment of an address, or by its own name (architecture, settled questions). */
export function findSection(
  segment: string,
): { path: (typeof categories)[SectionName]['path']; name: SectionName } | null {
  return sectionPages.find(({ name, path }) => name === segment || path === `/${segment}`) ?? null
}

const textOf = ({ headerContent: { title, description }, pageContent }: Category) => ({
  title,
  label: 'page' as const,
  text: [description, ...pageContent.description, ...textsOf(pageContent.sections)].join(' '),
})

/** Tells whether the menu always has the page at a path (spec 2). */
export const isAlwaysInMenu = (path: string): path is keyof typeof menuNames =>
  Object.hasOwn(menuNames, path)

/**
 * Finds what a change of the pages below a section may not do: end a page that the menu always has
 * (spec 2), or give two pages one address.
 */
function pageProblems(
  path: `/${string}`,
  live: readonly SubItem[],
  next: readonly SubItem[],
): FieldProblem[] {
  const tags = next.map(({ tag }) => tag)
  const ended = live.flatMap(({ tag, title }) =>
    isAlwaysInMenu(`${path}/${tag}`) && !tags.includes(tag)
      ? [
          {
            field: 'subItems',
            message: `The menu always has “${title}”: keep its page, with the tag “${tag}”.`,
          },
        ]
      : [],
  )
  const repeated = tags.flatMap((tag, place) =>
    tag !== '' && tags.indexOf(tag) < place
      ? [{ field: `subItems.${place}.tag`, message: 'Another page here has this tag already.' }]
      : [],
  )
  return [...ended, ...repeated]
}

/** The reference content of a category. */
export function categoryKind(name: CategoryName) {
  const { path, label, type } = categories[name]
  return defineReferenceKind({
    key: `category/${name}`,
    label,
    group: type === 'section' ? 'Who We Are' : 'Pages',
    schema: categorySchema,
    page: path,
    pageText: (category) => (type === 'list' ? null : textOf(category)),
    // The kind of the entries puts their list into the sitemap.
    sections: (category) => (type === 'list' ? [{ address: path, ...textOf(category) }] : []),
    changeProblems: (live, next) => pageProblems(path, live.subItems, next.subItems),
    parts: ({ headerContent, subItems }) =>
      type === 'section'
        ? subItems.map((item) =>
            subItemPart(item, fillPattern(`${path}/:tag`, item), headerContent.title),
          )
        : [],
  })
}

/** The reference content of all categories, in order. */
export const categoryKinds = categoryNames.map((name) => categoryKind(name))
