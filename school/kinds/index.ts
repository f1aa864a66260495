import { announcementKind } from './announcement.ts'
import { articleKind } from './article.ts'
import { classNoticeKind } from './class-notice.ts'
import type { ContentKind, EntryData } from './define-kind.ts'
import { eventKind } from './event.ts'
import { researchKind } from './research.ts'
import { serviceArticleKind } from './service-article.ts'

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

/** A kind of dated entry, where its data do not matter. */
export type AnyKind = ContentKind<EntryData, KindName>

/** All kinds of dated entries. */
export const contentKinds: readonly AnyKind[] = all
/** The names of all kinds of dated entries. */
export const kindNames: readonly KindName[] = all.map(({ name }) => name)

/** All feeds, with the names of their kinds. */
export const kindFeeds = all.flatMap((kind) =>
  kind.feed === null ? [] : [{ name: kind.name, ...kind.feed }],
)

/** Returns the kind of a known name. */
export function kindOf(name: KindName): AnyKind {
  const kind = findKind(name)
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return kind
}

/** Finds the kind of any name; `null` for none. */
export const findKind = (name: string): AnyKind | null =>
  contentKinds.find((kind) => kind.name === name) ?? null
