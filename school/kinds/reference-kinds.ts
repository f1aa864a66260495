import { admissionGuideKind } from './admission-guide.ts'
import { admissionsKind } from './admissions.ts'
import { alertKind } from './alert.ts'
import { campusesKind } from './campuses.ts'
import { categoryKinds } from './category.ts'
import { collegeDepartmentsKind } from './college-departments.ts'
import { contactDirectoryKind } from './contact-directory.ts'
import { countersKind } from './counters.ts'
import type { ReferenceKind } from './define-reference-kind.ts'
import { departmentsKind } from './departments.ts'
import { graduateQualitiesKind } from './graduate-qualities.ts'
import { holidaysKind } from './holidays.ts'
import { findKind, type AnyKind } from './index.ts'
import { schoolRecordsKind } from './school-records.ts'
import { searchWordsKind } from './search-words.ts'
import { siteSettingsKind } from './site-settings.ts'
import { sustainabilityKind } from './sustainability.ts'
import { tracksKind } from './tracks.ts'

/** Every kind of reference content, in the order in which staff see it: the only list of it. */
const allReference = [
  siteSettingsKind,
  alertKind,
  searchWordsKind,
  holidaysKind,
  departmentsKind,
  tracksKind,
  collegeDepartmentsKind,
  admissionsKind,
  admissionGuideKind,
  ...categoryKinds,
  sustainabilityKind,
  graduateQualitiesKind,
  campusesKind,
  contactDirectoryKind,
  schoolRecordsKind,
  countersKind,
] as const

/** Any one kind of reference content, with its own schema. */
export type ListedReferenceKind = (typeof allReference)[number]

/** The key of a kind of reference content: `counters`, `category/meaning`. */
export type ReferenceKey = ListedReferenceKind['key']

/** Any kind of reference content, where it does not matter which. */
export type AnyReferenceKind = ReferenceKind<unknown, ReferenceKey>

export const referenceKinds: readonly AnyReferenceKind[] = allReference

/** The kind of reference content with a key; `null` for none. */
export const findReferenceKind = (key: string): AnyReferenceKind | null =>
  referenceKinds.find((kind) => kind.key === key) ?? null

/** Any kind of content that staff keep: of dated entries, or one piece of reference content. */
export type DocumentKind = AnyKind | AnyReferenceKind

/** The kind of a stored document; `null` when no version knows it any more. */
export const findDocumentKind = (row: { kind: string; key: string | null }): DocumentKind | null =>
  row.key === null ? findKind(row.kind) : findReferenceKind(row.key)
