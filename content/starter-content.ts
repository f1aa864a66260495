import { categoryNames, pageKind } from '../school/kinds/category.ts'
import { collegeDepartmentKind } from '../school/kinds/college-departments.ts'
import { courseKind } from '../school/kinds/courses.ts'
import { keyOfPage, tagOfPage, type AnyPageKind } from '../school/kinds/define-page-kind.ts'
import { kindOfPage } from '../school/kinds/define-reference-kind.ts'
import { departmentKey, departmentKind } from '../school/kinds/departments.ts'
import { kindOf, type KindName } from '../school/kinds/index.ts'
import { referenceKinds, type AnyReferenceKind } from '../school/kinds/reference-kinds.ts'
import { projectKind, sustainabilityOfficeKey } from '../school/kinds/sustainability.ts'
import { trackKind } from '../school/kinds/tracks.ts'

/**
 * Reads a file of starter content when it is needed. Builds find the files by the pattern of this
 * import, Node by their path.
 *
 * @param path a folder and the name of a file in it, such as `reference/tracks`
 */
async function readFile(path: string): Promise<unknown> {
  const [folder, name] = path.split('/')
  const file = (await import(`./${folder}/${name}.json`, { with: { type: 'json' } })) as {
    default: unknown
  }
  return file.default
}

/** The starter entries of one kind. */
interface StarterEntries {
  load: () => Promise<readonly unknown[]>
  /** the publication date of an entry: the day by which lists are sorted, or the day of seeding */
  appears: 'by its date' | 'when put in'
}

/** The starters of every kind of dated entry, in the order in which they are put in. */
export const starterEntries: Record<KindName, StarterEntries> = {
  article: { load: () => readEntries('article'), appears: 'by its date' },
  announcement: { load: () => readWithFilipino('announcement'), appears: 'by its date' },
  research: { load: () => readEntries('research'), appears: 'by its date' },
  'service-article': { load: () => readEntries('service-article'), appears: 'by its date' },
  'class-notice': { load: () => readEntries('class-notice'), appears: 'when put in' },
  // An event is announced long before its day.
  event: { load: () => readWithFilipino('event'), appears: 'when put in' },
}

/** Reads the entries of a kind. In their file, HTML is a list of its lines. */
async function readEntries(kind: KindName) {
  const entries = (await readFile(`entries/${kind}`)) as { content?: string[] }[]
  return entries.map((entry) =>
    entry.content ? { ...entry, content: entry.content.join('\n') } : entry,
  )
}

/** Reads entries that tell families what to do, with their Filipino. Stories are in English. */
async function readWithFilipino(kind: KindName) {
  const { addFilipino } = await import('./filipino/add-filipino.ts')
  const { schema } = kindOf(kind)
  return (await readEntries(kind)).map((entry) => addFilipino<unknown>(schema, entry))
}

/** One document of starter reference content; of a page also its parent and its position. */
export interface StarterReference {
  kind: AnyReferenceKind
  data: unknown
  place?: { parent: string; position: number }
}

/** Reads all reference content: a file for each kind, with the pages below it. */
export async function readStarterReference(): Promise<StarterReference[]> {
  const { addFilipino } = await import('./filipino/add-filipino.ts')
  const single = await Promise.all(
    referenceKinds.map(async (kind) => {
      const isCategory = kind.key.startsWith('category/')
      const data = await readFile(isCategory ? kind.key : `reference/${kind.key}`)
      return { kind, data: isCategory ? withoutPages(data) : data }
    }),
  )
  return [...single, ...(await readStarterPages())].map((each) => ({
    ...each,
    data: addFilipino(each.kind.schema, each.data),
  }))
}

/** Leaves out the pages of a section, which are documents of their own. */
function withoutPages(data: unknown): object {
  const { subItems: _pages, ...own } = data as { subItems?: unknown[] }
  return own
}

async function readStarterPages(): Promise<StarterReference[]> {
  const list = async (path: string) => (await readFile(path)) as Record<string, unknown>[]
  const [departments, tracks, colleges, projects] = await Promise.all([
    list('reference/departments'),
    list('reference/tracks'),
    list('reference/college-departments'),
    list('reference/sustainability'),
  ])
  const sections = await Promise.all(
    categoryNames.map(async (name) => {
      const { subItems = [] } = (await readFile(`category/${name}`)) as { subItems?: unknown[] }
      return pagesBelow(pageKind, `category/${name}`, subItems)
    }),
  )
  return [
    ...pagesBelow(departmentKind, 'category/exploreOurSchool', departments),
    ...pagesBelow(trackKind, departmentKey('shs'), tracks),
    ...colleges.flatMap(({ coursesOffered, ...college }, position) => {
      const [page] = pagesBelow(collegeDepartmentKind, departmentKey('college'), [college])
      if (!page?.place) return []
      const place = { ...page.place, position }
      return [
        { ...page, place },
        ...pagesBelow(courseKind, page.kind.key, coursesOffered as unknown[]),
      ]
    }),
    ...sections.flat(),
    ...pagesBelow(projectKind, sustainabilityOfficeKey, projects),
  ]
}

/** Makes the documents of pages below a parent, in their order. */
const pagesBelow = (kind: AnyPageKind, parent: string, pages: readonly unknown[]) =>
  pages.map((data, position): StarterReference => {
    const key = keyOfPage(kind.name, parent, tagOfPage(kind, data))
    return { kind: kindOfPage(kind, key), data, place: { parent, position } }
  })
