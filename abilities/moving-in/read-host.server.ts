import {
  announcementsAddress,
  parseAnnouncements,
  type FullAnnouncement,
} from '../../school/content/announcements/announcement-service.ts'
import { addedAnnouncementFields } from '../../school/content/announcements/read-announcements.server.ts'
import { callService, type ServiceFailure } from '../../school/content/content-host/call-service.ts'
import {
  articlesAddress,
  parseArticles,
  type FullArticle,
  type HostArticles,
} from '../../school/content/news/news-service.ts'
import { addedArticleFields } from '../../school/content/news/read-news.server.ts'
import { addressOfPicture } from '../../school/base/photo.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleCategories, articleKind } from '../../school/kinds/article.ts'
import type { AnyKind } from '../../school/kinds/index.ts'
import { fillPattern } from '../../school/kinds/page-pattern.ts'
import { withRetries } from './download.server.ts'
import {
  loss,
  MovingInError,
  plainFile,
  noParts,
  morningOf,
  sentences,
  usableTopics,
  type OldEntry,
  type OldItem,
  type OldSource,
} from './old-content.ts'

/** Timeout of a request to the old host, in milliseconds: no visitor waits for it. */
const answerTimeoutMs = 60_000

/** Maximum number of pages of news; a host that counts more does not count. */
const maxPages = 20_000

/** Number of pages in a row without an answer after which the host is away. */
const maxFailedPages = 3

/** An answer of the host, and how many items it holds, readable or not. */
interface Answer<Value> {
  value: Value
  sent: number
}

/** Calls a host and reads its answer, with several tries while its failure may pass. */
async function call<Value>(
  address: string,
  read: (body: unknown) => Result<Value, ServiceFailure>,
): Promise<Result<Answer<Value>, string>> {
  const answer = await withRetries(async () => {
    const called = await callService(address, undefined, answerTimeoutMs)
    if (called.ok) return called
    const { reason, message } = called.failure
    return fail({ message, isPassing: reason === 'unreachable' || / 5\d\d$| 429$/.test(message) })
  })
  if (!answer.ok) return fail(answer.failure.message)
  const parsed = read(answer.value)
  if (!parsed.ok) return fail(parsed.failure.message)
  const { data = answer.value } = (answer.value ?? {}) as { data?: unknown }
  return succeed({ value: parsed.value, sent: Array.isArray(data) ? data.length : 0 })
}

const newsAddress = (origin: string, page: number) =>
  articlesAddress(origin, { page, category: 'all', topic: '' })

const callNews = (origin: string, page: number) =>
  call<HostArticles>(newsAddress(origin, page), (body) => parseArticles(body, origin))

/**
 * Opens a host that answers the two calls of spec 7. News are read from the oldest page to the
 * newest, so that ids grow with time.
 *
 * @param now UTC in milliseconds
 * @throws MovingInError when it answers neither of them
 */
export async function openHost(origin: string, now: number): Promise<OldSource> {
  const announcements = await call<FullAnnouncement[]>(announcementsAddress(origin), (body) =>
    parseAnnouncements(body, origin),
  )
  const news = await callNews(origin, 1)
  if (!news.ok && !announcements.ok)
    throw new MovingInError(
      `${origin} answers neither of the two calls: ${news.failure}; ${announcements.failure}.`,
    )
  const pageCount = news.ok ? news.value.value.pageCount : 0
  if (pageCount > maxPages)
    throw new MovingInError(`${origin} says that it has ${pageCount} pages of news: too many.`)
  const total = news.ok ? (news.value.value.total ?? news.value.sent) : 0
  const patterns = [articleKind.pattern, announcementKind.pattern].map((pattern) =>
    fillPattern<string>(pattern, { slug: '' }),
  )

  async function* items(): AsyncGenerator<OldItem> {
    if (announcements.ok) yield* listAnnouncements(announcements.value, { origin, now })
    else yield loss('announcements', announcementsAddress(origin), announcements.failure)
    if (news.ok) yield* listNews(origin, news.value, { pageCount, now })
    else yield loss('article', newsAddress(origin, 1), news.failure)
  }
  return {
    name: origin,
    base: `${origin}/`,
    total: total + (announcements.ok ? announcements.value.value.length : 0),
    items: items(),
    isMoved: (path) => patterns.some((pattern) => path.startsWith(pattern)),
    fileAt: plainFile,
  }
}

/** Yields a loss for the items of an answer that have no title. */
function* lossOfUntitled(what: string, where: string, count: number): Generator<OldItem> {
  if (count > 0) yield loss(what, where, `${count} in this answer have no title.`)
}

/** Yields the news, page by page from the oldest. */
async function* listNews(
  origin: string,
  first: Answer<HostArticles>,
  { pageCount, now }: { pageCount: number; now: number },
): AsyncGenerator<OldItem> {
  const seen = new Set<string>()
  let sent = 0
  let failed = 0
  for (let page = pageCount; page >= 1; page -= 1) {
    const answer = page === 1 ? succeed(first) : await callNews(origin, page)
    const where = newsAddress(origin, page)
    if (!answer.ok) {
      yield loss('article', where, answer.failure)
      failed += 1
      if (failed === maxFailedPages)
        throw new MovingInError(`${origin} does not answer any more. Run this again to go on.`)
      continue
    }
    failed = 0
    const { articles } = answer.value.value
    sent += answer.value.sent
    yield* lossOfUntitled('article', where, answer.value.sent - articles.length)
    yield* newEntries(
      articles.map((each) => entryOfArticle(each, origin, now)),
      seen,
    )
  }
  const { total } = first.value
  if (total !== null && sent < total)
    yield loss('article', origin, `The host counts ${total} articles and gave ${sent}.`)
}

function* listAnnouncements(
  { value, sent }: Answer<FullAnnouncement[]>,
  { origin, now }: { origin: string; now: number },
): Generator<OldItem> {
  yield* lossOfUntitled('announcement', announcementsAddress(origin), sent - value.length)
  yield* newEntries(value.map((each) => entryOfAnnouncement(each, origin, now)))
}

/** Yields the entries of a page, the oldest first, each id once. */
function* newEntries(entries: readonly OldEntry[], seen = new Set<string>()): Generator<OldItem> {
  for (const entry of entries.toReversed()) {
    if (!seen.has(entry.id)) yield { is: 'entry', entry }
    seen.add(entry.id)
  }
}

/** Reads the parts that news and announcements have in common. @param day of publication */
const partsOf = (
  { kind, day, origin, now }: { kind: AnyKind; day: string | null; origin: string; now: number },
  { title, slug, html, image }: FullArticle | FullAnnouncement,
) => ({
  ...noParts,
  kind,
  title,
  where: origin + fillPattern<string>(kind.pattern, { slug }),
  html,
  banner: image
    ? { address: addressOfPicture(image), alt: typeof image === 'object' ? image.alt : '' }
    : null,
  publishAt: Math.min(morningOf(day) ?? now, now),
  slugs: [slug],
})

function entryOfArticle(article: FullArticle, origin: string, now: number): OldEntry {
  const { title, publishedOn, sample } = article
  const category = articleCategories.find(
    (each) => each.toLowerCase() === article.category.toLowerCase(),
  )
  const { topics, notes } = usableTopics(article.topics)
  return {
    ...partsOf({ kind: articleKind, day: publishedOn, origin, now }, article),
    id: article.articleID || article.slug,
    fields: {
      ...addedArticleFields(article.fields),
      title,
      publishedOn,
      category: category ?? articleCategories[0],
      topics,
      sample,
    },
    notes: sentences(
      ...notes,
      category === undefined &&
        article.category !== '' &&
        `Its category “${article.category}” is ${articleCategories[0]} here.`,
    ),
  }
}

function entryOfAnnouncement(
  announcement: FullAnnouncement,
  origin: string,
  now: number,
): OldEntry {
  const { title, startsOn, endsOn, sample } = announcement
  const date = announcement.date ?? startsOn ?? endsOn
  const endsBefore = endsOn !== null && date !== null && endsOn < (startsOn ?? date)
  return {
    ...partsOf({ kind: announcementKind, day: date, origin, now }, announcement),
    id: announcement.announcementID || announcement.slug,
    fields: {
      ...addedAnnouncementFields(announcement.fields),
      title,
      date,
      startsOn,
      endsOn: endsBefore ? null : endsOn,
      category: announcement.category || announcementKind.labels.many,
      sample,
    },
    losses: sentences(
      endsBefore && `Its last day ${endsOn} comes before its first, and is left out.`,
    ),
  }
}
