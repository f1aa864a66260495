import * as z from 'zod'
import { leadAndParagraphs, line, outsideAddress, picture } from '../base/fields.ts'
import { definePageKind } from './define-page-kind.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { menuNames } from './menu-names.ts'
import { officeEmail, socialPage } from './page-fields.ts'
import { fillPattern } from './page-pattern.ts'
import { railFields } from './rail-fields.ts'
import { sections, searchOfSubItem, subItemSchema, textsOf } from './sub-item.ts'

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
})

/** A page below a section. */
export type PageBelow = z.output<typeof pageBelowSchema>

/** The content of a category with the pages below it. */
export type Category = z.output<typeof categorySchema> & { subItems: PageBelow[] }

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

/** Finds a section by the first segment of an address, or by its own name. */
export function findSection(
  segment: string,
): { path: (typeof categories)[SectionName]['path']; name: SectionName } | null {
  return sectionPages.find(({ name, path }) => name === segment || path === `/${segment}`) ?? null
}

const textOf = ({
  headerContent: { title, description },
  pageContent,
}: z.output<typeof categorySchema>) => ({
  title,
  label: 'page' as const,
  text: [description, ...pageContent.description, ...textsOf(pageContent.sections)].join(' '),
})

/** Tells whether the menu always has the page at a path (spec 2). */
export const isAlwaysInMenu = (path: string): path is keyof typeof menuNames =>
  Object.hasOwn(menuNames, path)

/** The reference content of a category. */
export function categoryKind(name: CategoryName) {
  const { path, label, type } = categories[name]
  return defineReferenceKind({
    key: `category/${name}`,
    label,
    group:
      name === 'exploreOurSchool' ? 'Learn With Us' : type === 'section' ? 'Who We Are' : 'Pages',
    schema: categorySchema,
    page: path,
    pageText: (category) => (type === 'list' ? null : textOf(category)),
    // The kind of the entries puts their list into the sitemap.
    sections: (category) => (type === 'list' ? [{ address: path, ...textOf(category) }] : []),
  })
}

/** The pages below the sections, in the order in which they are listed. */
export const pageKind = definePageKind({
  name: 'page',
  labels: { one: 'Page', many: 'Pages' },
  group: 'Who We Are',
  schema: pageBelowSchema,
  fields: { title: 'title', tag: 'tag' },
  count: { least: 0, most: 40 },
  isBelow: (parent) => parent.startsWith('category/'),
  address: (item, { key }) => {
    const path = sectionOf(key)?.path
    if (path) return fillPattern(`${path}/:tag`, item)
    const params = { category: key.slice('category/'.length), id: item.tag, title: item.tag }
    return fillPattern('/reports/:category/:id/:title', params)
  },
  // A page below another category is not listed: only people with its address find it.
  page: (item, { key, data: category }) =>
    sectionOf(key)
      ? searchOfSubItem(item, (category as Category | null)?.headerContent.title ?? 'page')
      : null,
  whyPermanent: ({ title, tag }, { key }) =>
    isAlwaysInMenu(`${sectionOf(key)?.path}/${tag}`)
      ? `The menu always has “${title}”: keep its page, with the tag “${tag}”.`
      : null,
})

const sectionOf = (key: string) =>
  sectionPages.find(({ name }) => key === `category/${name}`) ?? null

/** The reference content of all categories, in order. */
export const categoryKinds = categoryNames.map((name) => categoryKind(name))
