import {
  announcementsAddress,
  readAnnouncements,
  type FullAnnouncement,
} from '../../school/content/announcements/announcement-service.ts'
import { addedFields as addedToAnnouncements } from '../../school/content/announcements/read-announcements.server.ts'
import { callService, type ServiceFailure } from '../../school/content/content-host/call-service.ts'
import {
  articlesAddress,
  readArticles,
  type FullArticle,
  type HostArticles,
} from '../../school/content/news/news-service.ts'
import { addedFields as addedToArticles } from '../../school/content/news/read-news.server.ts'
import { addressOfPicture, type ShownPicture } from '../../school/base/photo.ts'
import { fail, type Result } from '../../school/base/result.ts'
import { announcementKind } from '../../school/kinds/announcement.ts'
import { articleCategories, articleKind } from '../../school/kinds/article.ts'
import { fillPattern } from '../../school/kinds/page-pattern.ts'
import { askAgain } from './download.server.ts'
import {
  MovingInError,
  plainFile,
  type OldFile,
  type OldItem,
  type OldSource,
} from './moving-in.ts'
import { morningOf, usableTopics } from './old-fields.ts'

/** Timeout of a request to the old host, in milliseconds: no visitor waits for it. */
const answerTimeoutMs = 60_000

/** Maximum number of pages of news; a host that counts more does not count. */
const maxPages = 20_000

/** After this many pages in a row without an answer, the host is away. */
const maxFailedPages = 3

/** Asks a host again as long as its fault may pass. */
async function call<Value>(
  address: string,
  read: (body: unknown) => Result<Value, ServiceFailure>,
): Promise<Result<{ value: Value; sent: number }, string>> {
  const answer = await askAgain(async () => {
    const called = await callService(address, undefined, answerTimeoutMs)
    if (called.ok) return called
    const { reason, message } = called.failure
    return fail({ message, isPassing: reason === 'unreachable' || / 5\d\d$| 429$/.test(message) })
  })
  if (!answer.ok) return fail(answer.failure.message)
  const parsed = read(answer.value)
  if (!parsed.ok) return fail(parsed.failure.message)
  const { data = answer.value } = (answer.value ?? {}) as { data?: unknown }
  return { ok: true, value: { value: parsed.value, sent: Array.isArray(data) ? data.length : 0 } }
}

const callNews = (origin: string, page: number) =>
  call<HostArticles>(articlesAddress(origin, { page, category: 'all', topic: '' }), (body) =>
    readArticles(body, origin),
  )

/**
 * Opens a host that answers the two calls of spec 7. News are read from the oldest page to the
 * newest, so that ids grow with time.
 *
 * @param now UTC in milliseconds
 * @throws MovingInError when it answers neither of them
 */
export async function openHost(origin: string, now: number): Promise<OldSource> {
  const announcements = await call<FullAnnouncement[]>(announcementsAddress(origin), (body) =>
    readAnnouncements(body, origin),
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
    if (announcements.ok) yield* ofAnnouncements(announcements.value, { origin, now })
    else yield loss('announcements', announcementsAddress(origin), announcements.failure)
    if (news.ok) yield* ofNews(origin, news.value, { pageCount, now })
    else yield loss('article', articlesAddress(origin, firstPage), news.failure)
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

const firstPage = { page: 1, category: 'all', topic: '' } as const

const loss = (what: string, where: string, reason: string): OldItem => ({
  is: 'loss',
  what,
  where,
  reason,
})

/** Says how many items of an answer have nothing to show. */
function* unreadable(what: string, where: string, count: number): Generator<OldItem> {
  if (count > 0) yield loss(what, where, `${count} in this answer have no title.`)
}

async function* ofNews(
  origin: string,
  first: { value: HostArticles; sent: number },
  { pageCount, now }: { pageCount: number; now: number },
): AsyncGenerator<OldItem> {
  const seen = new Set<string>()
  let sent = 0
  let failed = 0
  for (let page = pageCount; page >= 1; page -= 1) {
    const answer = page === 1 ? { ok: true as const, value: first } : await callNews(origin, page)
    const where = articlesAddress(origin, { ...firstPage, page })
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
    yield* unreadable('article', where, answer.value.sent - articles.length)
    for (const article of articles.toReversed()) {
      const id = article.articleID || article.slug
      if (seen.has(id)) continue
      seen.add(id)
      yield { is: 'entry', entry: entryOfArticle(article, { origin, id, now }) }
    }
  }
  const { total } = first.value
  if (total !== null && sent < total)
    yield loss('article', origin, `The host counts ${total} articles and gave ${sent}.`)
}

function* ofAnnouncements(
  { value, sent }: { value: FullAnnouncement[]; sent: number },
  { origin, now }: { origin: string; now: number },
): Generator<OldItem> {
  yield* unreadable('announcement', announcementsAddress(origin), sent - value.length)
  const seen = new Set<string>()
  for (const announcement of value.toReversed()) {
    const id = announcement.announcementID || announcement.slug
    if (seen.has(id)) continue
    seen.add(id)
    yield { is: 'entry', entry: entryOfAnnouncement(announcement, { origin, id, now }) }
  }
}

interface Place {
  origin: string
  id: string
  now: number
}

const whereOf = (origin: string, pattern: string, slug: string) =>
  origin + fillPattern<string>(pattern, { slug })

function entryOfArticle(article: FullArticle, { origin, id, now }: Place) {
  const { title, publishedOn, sample, topics, slug, html } = article
  const category = articleCategories.find(
    (each) => each.toLowerCase() === article.category.toLowerCase(),
  )
  const usable = usableTopics(topics)
  return {
    kind: articleKind,
    id,
    title,
    where: whereOf(origin, articleKind.pattern, slug),
    fields: {
      ...addedToArticles(article.fields),
      title,
      publishedOn,
      category: category ?? articleCategories[0],
      topics: usable.topics,
      sample,
    },
    html,
    banner: fileOf(article.image),
    publishAt: Math.min(morningOf(publishedOn) ?? now, now),
    slugs: [slug],
    paths: [],
    notes: [
      ...usable.notes,
      ...(category === undefined && article.category
        ? [`Its category “${article.category}” is ${articleCategories[0]} here.`]
        : []),
    ],
    losses: [],
  }
}

function entryOfAnnouncement(announcement: FullAnnouncement, { origin, id, now }: Place) {
  const { title, startsOn, endsOn, sample, slug, html } = announcement
  const date = announcement.date ?? startsOn ?? endsOn
  const endsBefore = endsOn !== null && date !== null && endsOn < (startsOn ?? date)
  return {
    kind: announcementKind,
    id,
    title,
    where: whereOf(origin, announcementKind.pattern, slug),
    fields: {
      ...addedToAnnouncements(announcement.fields),
      title,
      date,
      startsOn,
      endsOn: endsBefore ? null : endsOn,
      category: announcement.category || announcementKind.labels.many,
      sample,
    },
    html,
    banner: fileOf(announcement.image),
    publishAt: Math.min(morningOf(date) ?? now, now),
    slugs: [slug],
    paths: [],
    notes: [],
    losses: endsBefore ? [`Its last day ${endsOn} comes before its first, and is left out.`] : [],
  }
}

const fileOf = (image: ShownPicture | null): OldFile | null =>
  image === null || image === ''
    ? null
    : {
        address: addressOfPicture(image),
        alt: typeof image === 'object' ? image.alt : '',
      }
