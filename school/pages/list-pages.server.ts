import type { Database } from '../../db/database.ts'
import { categoryPaths, findCategory } from '../categories/category-paths.ts'
import {
  categoryKind,
  sustainabilityKind,
  type Category,
  type SubItem,
} from '../categories/category.ts'
import { readCollegeDepartments, readDepartments, readTracks } from '../learn/read-learn.server.ts'
import { readReference } from '../reference/reference-content.server.ts'
import type { Section } from '../fields.ts'
import { putPages, type SearchedPage } from '../search/index-pages.server.ts'

/**
 * Updates the search index of reference pages. Call it after reference content was added or saved.
 */
export async function indexReferencePages(database: Database): Promise<void> {
  await putPages(database, await listReferencePages(database))
}

/** Lists every page of the site except entries and their lists, for the sitemap and for search. */
export async function listReferencePages(database: Database): Promise<SearchedPage[]> {
  const [learn, sections, sustainability, single] = await Promise.all([
    listLearnPages(database),
    listSectionPages(database),
    readReference(database, sustainabilityKind),
    listSinglePages(database),
  ])
  const office = '/innovations/dyci-sustainability-office'
  return [
    ...learn,
    ...sections,
    ...sustainability.map((item) => subItemPage(office, 'Sustainability', item)),
    ...single,
  ]
}

async function listLearnPages(database: Database): Promise<SearchedPage[]> {
  const [departments, tracks, colleges] = await Promise.all([
    readDepartments(database),
    readTracks(database),
    readCollegeDepartments(database),
  ])
  return [
    ...departments.map(({ tag, name, shortDescription, description }) => ({
      address: `/learn-with-us/${tag}`,
      title: name,
      label: 'Department',
      text: joined([shortDescription, ...description]),
    })),
    ...tracks.map(({ acronym, title, shortDescription, description, subjects, leadsTo }) => ({
      address: `/learn-with-us/shs/tracks/${acronym}`,
      title,
      label: 'Senior high school track',
      text: joined([acronym, shortDescription, ...description, ...subjects, ...leadsTo]),
    })),
    ...colleges.map(({ tag, title, shortDescription, description, coursesOffered }) => ({
      address: `/learn-with-us/college/tracks/${tag}`,
      title,
      label: 'College department',
      text: joined([
        tag,
        shortDescription,
        ...description,
        ...coursesOffered.flatMap((course) => [course.title, course.tag, course.description]),
      ]),
    })),
  ]
}

async function listSectionPages(database: Database): Promise<SearchedPage[]> {
  const pages = await Promise.all(
    categoryPaths.map(async (path) => {
      const name = findCategory(path)?.name
      if (!name) return []
      const category = await readReference(database, categoryKind(name))
      const { title } = category.headerContent
      return [
        indexPage(`/${path}`, category),
        ...category.subItems.map((item) => subItemPage(`/${path}`, title, item)),
      ]
    }),
  )
  return pages.flat()
}

async function listSinglePages(database: Database): Promise<SearchedPage[]> {
  const of = async (address: string, name: Parameters<typeof categoryKind>[0]) =>
    indexPage(address, await readReference(database, categoryKind(name)))
  return Promise.all([
    of('/learn-with-us', 'exploreOurSchool'),
    of('/contact-us', 'connectWithUs'),
    of('/join-our-team', 'joinOurTeam'),
    of('/data-privacy-policy', 'dataPrivacyPolicy'),
  ])
}

const indexPage = (address: string, { headerContent, pageContent }: Category): SearchedPage => ({
  address,
  title: headerContent.title,
  label: 'Page',
  text: joined([
    headerContent.description,
    ...pageContent.description,
    ...pageContent.sections.map(textOf),
  ]),
})

const subItemPage = (parent: string, label: string, item: SubItem): SearchedPage => ({
  address: `${parent}/${item.tag}`,
  title: item.title,
  label,
  text: joined([item.shortDescription, ...item.description, ...item.sections.map(textOf)]),
})

const textOf = ({ heading, paragraphs, points }: Section) =>
  joined([heading, ...paragraphs, ...points])

const joined = (texts: readonly string[]) => texts.join(' ')
