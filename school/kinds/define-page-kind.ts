import type * as z from 'zod'
import { withFilipino } from '../base/filipino-fields.ts'
import type { DepartmentTag } from './department-tags.ts'

/** The groups of reference content in the menu of the staff pages. */
export type ReferenceGroup = 'Settings' | 'Learn With Us' | 'Who We Are' | 'Pages' | 'Contact'

/** The types of pages and of their sections, as search results tell them apart. */
export type PageType =
  | 'page'
  | 'department'
  | 'track'
  | 'college-department'
  | 'course'
  | 'admission'
  | 'admissions'
  | 'sustainability'

/** Page as the sitemap and search know it, or section of a page as search knows it. */
export interface ReferencePage {
  /** path on this site; that of a section has an anchor */
  address: string
  title: string
  /** its type; below a section the title of the section, which is content */
  label: PageType | (string & {})
  /** all its text, as plain text */
  text: string
  /** it is sample content, which the sitemap leaves out */
  isSample?: boolean
}

/** The document that a page belongs to. */
export interface PageParent {
  key: string
  /** its live data; `null` where they are not known */
  data: unknown
}

/**
 * One kind of page below another document (spec 3): a track, a course, a page of a section. Each page
 * is a document with a key, such as `track/shs/stem`, and has its own revisions, reviews and rights.
 */
export interface PageKind<Data = unknown, Name extends string = string> {
  /** The first part of the keys of its pages. */
  name: Name
  labels: {
    /** the name of one page for staff: `Track` */
    one: string
    /** the name of the list of pages for staff: `Tracks` */
    many: string
  }
  group: ReferenceGroup
  schema: z.ZodType<Data>
  /** The fields with its title and its tag: the part of the address that is its own. */
  fields: { title: string; tag: string }
  /** Limits of the number of pages below a document; when they are equal, none is added or removed. */
  count: { least: number; most: number }
  /** Tells whether pages of this kind belong to a document. */
  isBelow(parent: string): boolean
  /** Returns its address; when nothing is known of its parent, that of a page near it. */
  address(data: Data, parent: PageParent): string
  /** Describes it for search and the sitemap, in the language of `parent`; `null` for neither. */
  page(data: Data, parent: PageParent): Omit<ReferencePage, 'address' | 'title'> | null
  /** Returns the departments whose staff may edit the page of a key. */
  editableByDepartments(key: string): readonly DepartmentTag[]
  /** Tells why a page may neither end nor get another address; `null` when it may. */
  whyPermanent(data: Data, parent: PageParent): string | null
}

/** A kind of page, where its data and name do not matter. */
export type AnyPageKind = PageKind

type Definition<Data, Name extends string> = Omit<
  PageKind<Data, Name>,
  'schema' | 'fields' | 'whyPermanent' | 'editableByDepartments'
> &
  Partial<Pick<PageKind<Data, Name>, 'whyPermanent' | 'editableByDepartments'>> & {
    fields: { title: keyof Data & string; tag: keyof Data & string }
  }

/** Defines a kind of page; see `trackKind` for one. */
export const definePageKind = <Schema extends z.ZodType, const Name extends string>(
  definition: Definition<z.output<Schema>, Name> & { schema: Schema },
): Omit<PageKind<z.output<Schema>, Name>, 'schema'> & { schema: Schema } => ({
  whyPermanent: () => null,
  editableByDepartments: () => [],
  ...definition,
  schema: withFilipino(definition.schema),
})

/**
 * Makes the key of a new page from the key of its parent and its tag, the part of the address that is
 * its own. The key stays when the address changes.
 * @example keyOfPage('course', 'college-department/college/ccs', 'BSIT') // 'course/ccs/bsit'
 */
export const keyOfPage = (kind: string, parent: string, tag: string): string =>
  kind === 'department'
    ? `${kind}/${tag}`
    : `${kind}/${parent.split('/').at(-1)}/${tag.toLowerCase()}`

/** Reads the title of a page; empty in a draft without one. */
export const titleOfPage = (kind: AnyPageKind, data: unknown): string =>
  textOf(data, kind.fields.title)

/** Reads the tag of a page; empty in a draft without one. */
export const tagOfPage = (kind: AnyPageKind, data: unknown): string => textOf(data, kind.fields.tag)

function textOf(data: unknown, field: string): string {
  const text = (data as Record<string, unknown> | null | undefined)?.[field]
  return typeof text === 'string' ? text : ''
}
