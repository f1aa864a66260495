import type * as z from 'zod'
import type { ContentLanguage } from '../base/filipino.ts'
import { withFilipino } from '../base/filipino-fields.ts'
import {
  tagOfPage,
  titleOfPage,
  type AnyPageKind,
  type PageParent,
  type ReferenceGroup,
  type ReferencePage,
} from './define-page-kind.ts'
import type { DepartmentTag } from './department-tags.ts'

/** A part of reference content that a page of its own shows, such as one track. */
export interface ReferencePart {
  address: string
  /** the part as it is stored; staff see the page of the part that they changed */
  data: unknown
  /** `null` when another kind lists this page */
  page: Omit<ReferencePage, 'address'> | null
}

/** A number or a contact that is true only for a time, so that staff check it. */
export interface ReferenceFact {
  /** identifies it within its kind, wherever it is in a list */
  path: string
  /** its subject, such as `Home page: Programs` */
  label: string
  /** the present value on the site; `null` until the school sets it */
  value: string | null
  /** the field that staff fill in: its path in the content, such as `contacts.0.phone` */
  field: string
  /** the page that says it; a path on this site */
  address: string
  /** it is true for one school year, so the move to the next year asks about it */
  isYearly?: boolean
}

/**
 * One kind of reference content (spec 3): everything that the database, search, the sitemap, fact
 * checks, the staff API and the staff pages know of it. Functions are methods, as in `ContentKind`.
 */
export interface ReferenceKind<Data = unknown, Key extends string = string> {
  /** The name that all of them share: in the database and the staff API. */
  name: 'reference'
  /** Its own name: in the database, the staff API and staff addresses. */
  key: Key
  /** Name in staff pages. */
  label: string
  group: ReferenceGroup
  schema: z.ZodType<Data>
  /** Path of the page that shows it as a whole. */
  page: string
  /** Returns the data of `page` for search; `null` when the page shows other content too. */
  pageText(data: Data): Omit<ReferencePage, 'address'> | null
  /** @param language of the words that are no part of the content */
  parts(data: Data, language?: ContentLanguage): readonly ReferencePart[]
  /**
   * Lists further results of search: sections of a page, by an anchor on the page, and pages that
   * another kind puts into the sitemap.
   *
   * @param language of the words that are no part of the content
   */
  sections(data: Data, language?: ContentLanguage): readonly ReferencePage[]
  facts(data: Data): readonly ReferenceFact[]
  /** Staff limited to one of these departments may edit it; otherwise only staff of the whole site. */
  departments: readonly DepartmentTag[]
  /** True if each part belongs to a department, by its tag, and is edited only by its staff. */
  isDividedByDepartment: boolean
  /** The kind of page to which this document belongs; `null` for content with one document. */
  pageKind: AnyPageKind | null
  /** Returns the address of the page that it is, also before the page is whole. */
  address: ((data: unknown) => string) | null
  /** Properties of dated kinds that none of these has. */
  right: null
  dayField: null
  endedProblem?: undefined
}

/** The values that all kinds share. */
const fixed = {
  name: 'reference',
  pageKind: null,
  address: null,
  right: null,
  dayField: null,
} as const

/** The values of properties that a kind leaves out. */
const defaults = {
  pageText: () => null,
  parts: () => [],
  sections: () => [],
  facts: () => [],
  departments: [],
  isDividedByDepartment: false,
} satisfies Partial<ReferenceKind>

type Definition<Data, Key extends string> = Omit<
  ReferenceKind<Data, Key>,
  keyof typeof defaults | keyof typeof fixed | 'schema'
> &
  Partial<Pick<ReferenceKind<Data>, keyof typeof defaults>>

/**
 * Defines a kind of reference content; `docs/how-to/add-a-kind.md` lists what else a new one needs.
 * @example
 * export const countersKind = defineReferenceKind({
 *   key: 'counters',
 *   label: 'Counters',
 *   group: 'Contact',
 *   schema: z.array(counterSchema),
 *   page: '/',
 * })
 */
export const defineReferenceKind = <Schema extends z.ZodType, const Key extends string>(
  definition: Definition<z.output<Schema>, Key> & { schema: Schema },
): Omit<ReferenceKind<z.output<Schema>, Key>, 'schema'> & { schema: Schema } => ({
  ...fixed,
  ...defaults,
  ...definition,
  schema: withFilipino(definition.schema),
})

/**
 * Returns the kind of the one document that is the page of a key.
 *
 * @param parent `null` when it is not known: then the address may be that of a page near it
 */
export function kindOfPage(
  pageKind: AnyPageKind,
  key: string,
  parent: PageParent | null = null,
): ReferenceKind {
  const above = parent ?? { key: '', data: null }
  return {
    ...defineReferenceKind({
      key,
      label: pageKind.labels.one,
      group: pageKind.group,
      schema: pageKind.schema,
      page: '/',
      parts: (data) => {
        const found = pageKind.page(data, above)
        const page = found && { title: titleOfPage(pageKind, data), ...found }
        return [{ address: pageKind.address(data, above), data, page }]
      },
      departments: pageKind.editableByDepartments(key),
    }),
    pageKind,
    address: (data) => pageKind.address(data, above),
  }
}

/** Names reference content for staff. @param title of a page; empty while the page has none */
export const nameOfReference = (
  { pageKind, label }: Pick<ReferenceKind, 'pageKind' | 'label'>,
  title: string,
): string => title || (pageKind ? `Untitled ${label.toLowerCase()}` : label)

/** Lists the pages of a kind, for the sitemap. */
export function referencePages(
  kind: ReferenceKind,
  data: unknown,
  language: ContentLanguage = 'en',
): ReferencePage[] {
  const whole = { address: kind.page, page: kind.pageText(data) }
  return [whole, ...kind.parts(data, language)].flatMap(({ address, page }) =>
    page ? [{ address, ...page }] : [],
  )
}

/** Lists the pages, and the sections of pages, that search finds. */
export const searchedPages = (
  kind: ReferenceKind,
  data: unknown,
  language: ContentLanguage = 'en',
): ReferencePage[] => [...referencePages(kind, data, language), ...kind.sections(data, language)]

/**
 * Finds the page that shows a change: that of the first new or changed part, or the page of the
 * whole when more than parts changed.
 *
 * @param before the saved data; may be invalid, like `after`
 */
export function pageOfChange(kind: ReferenceKind, before: unknown, after: unknown): string {
  if (kind.pageKind && kind.address)
    return tagOfPage(kind.pageKind, after) === '' ? kind.page : kind.address(after)
  const { success, data } = kind.schema.safeParse(after)
  if (!success) return kind.page
  const parts = kind.parts(data)
  const dataBefore = kind.schema.safeParse(before).data
  const partsBefore = dataBefore === undefined ? [] : kind.parts(dataBefore)
  const known = new Set(partsBefore.map((part) => JSON.stringify(part.data)))
  const changed = parts.find((part) => !known.has(JSON.stringify(part.data)))
  const isPartOnly = withoutParts(dataBefore, partsBefore) === withoutParts(data, parts)
  if (kind.pageText(data) !== null && !(changed && isPartOnly)) return kind.page
  return (changed ?? parts[0])?.address ?? kind.page
}

/** Writes data as JSON without its parts. */
function withoutParts(data: unknown, parts: readonly ReferencePart[]): string | undefined {
  const left = new Set(parts.map((part) => part.data))
  return JSON.stringify(data, (_, value: unknown) =>
    Array.isArray(value) ? value.filter((each) => !left.has(each)) : value,
  )
}

/** Joins the known values of a fact; `null` when none is known. */
export const factValue = (...values: (string | null | undefined)[]) =>
  values.filter(Boolean).join(' · ') || null
