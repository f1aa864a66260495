import { admissionGuideKind } from './admission-guide.ts'
import { admissionsKind } from './admissions.ts'
import { alertKind } from './alert.ts'
import { campusesKind } from './campuses.ts'
import { categoryKinds, pageKind } from './category.ts'
import { collegeDepartmentKind } from './college-departments.ts'
import { contactDirectoryKind } from './contact-directory.ts'
import { countersKind } from './counters.ts'
import { courseKind } from './courses.ts'
import type { AnyPageKind, PageParent } from './define-page-kind.ts'
import { kindOfPage, type ReferenceKind } from './define-reference-kind.ts'
import { departmentKind } from './departments.ts'
import { graduateQualitiesKind } from './graduate-qualities.ts'
import { holidaysKind } from './holidays.ts'
import { findKind, type AnyKind } from './index.ts'
import { schoolRecordsKind } from './school-records.ts'
import { searchWordsKind } from './search-words.ts'
import { siteSettingsKind } from './site-settings.ts'
import { projectKind } from './sustainability.ts'
import { trackKind } from './tracks.ts'

/**
 * Every kind of reference content with one document, in the order in which staff see them: the only
 * list of them.
 */
export const referenceKinds: readonly AnyReferenceKind[] = [
  siteSettingsKind,
  alertKind,
  searchWordsKind,
  holidaysKind,
  admissionsKind,
  admissionGuideKind,
  ...categoryKinds,
  graduateQualitiesKind,
  campusesKind,
  contactDirectoryKind,
  schoolRecordsKind,
  countersKind,
]

/** A kind of reference content, where its data and key do not matter. */
export type AnyReferenceKind = ReferenceKind

/**
 * Every kind of page below another document: the only list of them. Kinds of parents come before
 * those of their children.
 */
export const pageKinds: readonly AnyPageKind[] = [
  departmentKind,
  trackKind,
  collegeDepartmentKind,
  courseKind,
  pageKind,
  projectKind,
]

/** The kinds of pages that a document may have. */
export const pageKindsBelow = (key: string): readonly AnyPageKind[] =>
  pageKinds.filter((kind) => kind.isBelow(key))

/**
 * The kind of reference content with a key, a page among it; `null` for none.
 *
 * @param parent of a page; left out, its address is not known
 */
export function findReferenceKind(
  key: string,
  parent?: PageParent | null,
): AnyReferenceKind | null {
  const one = referenceKinds.find((kind) => kind.key === key)
  if (one) return one
  const ofPages = pageKinds.find(({ name }) => key.startsWith(`${name}/`))
  return ofPages ? kindOfPage(ofPages, key, parent) : null
}

/** Any kind of content that staff keep: of dated entries, or one piece of reference content. */
export type DocumentKind = AnyKind | AnyReferenceKind

/** The kind of a stored document; `null` when no version knows it any more. */
export const findDocumentKind = (row: { kind: string; key: string | null }): DocumentKind | null =>
  row.key === null ? findKind(row.kind) : findReferenceKind(row.key)
