import { admissionGuideKind } from './admission-guide.ts'
import { admissionsKind } from './admissions.ts'
import { alertKind } from './alert.ts'
import { announcementKind } from './announcement.ts'
import { articleKind } from './article.ts'
import { campusesKind } from './campuses.ts'
import { categoryKinds } from './category.ts'
import { classNoticeKind } from './class-notice.ts'
import { collegeDepartmentsKind } from './college-departments.ts'
import { contactDirectoryKind } from './contact-directory.ts'
import { countersKind } from './counters.ts'
import type { ContentKind, EntryData } from './define-kind.ts'
import type { ReferenceKind } from './define-reference-kind.ts'
import { departmentsKind } from './departments.ts'
import { eventKind } from './event.ts'
import { graduateQualitiesKind } from './graduate-qualities.ts'
import { holidaysKind } from './holidays.ts'
import { researchKind } from './research.ts'
import { searchWordsKind } from './search-words.ts'
import { serviceArticleKind } from './service-article.ts'
import { siteSettingsKind } from './site-settings.ts'
import { sustainabilityKind } from './sustainability.ts'
import { tracksKind } from './tracks.ts'

/** Every kind of dated entry, in the order in which staff see them: the only list of them. */
const all = [
  articleKind,
  announcementKind,
  classNoticeKind,
  eventKind,
  researchKind,
  serviceArticleKind,
] as const

type ListedKind = (typeof all)[number]

/** The name of a kind: `article`. */
export type KindName = ListedKind['name']

/** The name of a kind that has a feed. */
export type FeedKindName = Extract<ListedKind, { feed: object }>['name']

/** Any of the kinds, where it does not matter which. */
export type AnyKind = ContentKind<EntryData, KindName>

export const contentKinds: readonly AnyKind[] = all
export const kindNames: readonly KindName[] = all.map(({ name }) => name)

/** The feeds of all kinds that have one. */
export const kindFeeds = all.flatMap((kind) =>
  kind.feed === null ? [] : [{ name: kind.name, ...kind.feed }],
)

/** The kind of a name; `null` for none. */
export const findKind = (name: string): AnyKind | null =>
  contentKinds.find((kind) => kind.name === name) ?? null

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
