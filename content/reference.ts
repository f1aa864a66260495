import { referenceKinds, type AnyReferenceKind } from '../school/kinds/reference-kinds.ts'
import { categoryNames, pageKind } from '../school/kinds/category.ts'
import { collegeDepartmentKind } from '../school/kinds/college-departments.ts'
import { courseKind } from '../school/kinds/courses.ts'
import { keyOfPage, tagOfPage, type AnyPageKind } from '../school/kinds/define-page-kind.ts'
import { kindOfPage } from '../school/kinds/define-reference-kind.ts'
import { departmentKey, departmentKind } from '../school/kinds/departments.ts'
import { projectKind, sustainabilityOfficeKey } from '../school/kinds/sustainability.ts'
import { trackKind } from '../school/kinds/tracks.ts'
import { readData } from './entries.ts'

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
      const data = await readData(isCategory ? kind.key : `reference/${kind.key}`)
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
  const list = async (path: string) => (await readData(path)) as Record<string, unknown>[]
  const [departments, tracks, colleges, projects] = await Promise.all([
    list('reference/departments'),
    list('reference/tracks'),
    list('reference/college-departments'),
    list('reference/sustainability'),
  ])
  const sections = await Promise.all(
    categoryNames.map(async (name) => {
      const { subItems = [] } = (await readData(`category/${name}`)) as { subItems?: unknown[] }
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
