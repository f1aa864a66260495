import { fail, succeed, type Result } from '../../base/result.ts'
import type { ServiceFailure } from './call-service.ts'
import type { FullArticle, HostArticles } from '../news/news-service.ts'
import { isEarlierId, numberedSlug } from '../../base/own-slugs.ts'
import { strictNewsSlug } from '../../base/slug.ts'
import type { HostState } from './kept-answers.server.ts'
import { currentTime } from '../../base/clock.ts'

/** Maximum number of pages of the host to read for an article opened by direct link. */
const walkLimit = 40

/** Time limit for reading pages while a visitor waits, in milliseconds. */
const walkMs = 8_000

/** Maximum number of remembered articles, and of characters in their bodies. */
const rememberedLimit = 1_000
const rememberedLength = 20_000_000

/**
 * Time for which remembered articles are fresh, in milliseconds. Later they are used only while the
 * host is away.
 */
const freshMs = 60_000

interface Remembered {
  article: FullArticle
  /** the article is fresh until then, UTC in milliseconds */
  until: number
}

const isFresh = ({ until }: Remembered) => until > currentTime()

/**
 * Finds articles of the content host by their address. The service has no call for that, so this
 * reads its pages from the newest on, up to a limit, and remembers the articles it sees.
 */
export class RemoteArticles {
  readonly #fetchPage: (page: number) => Promise<Result<HostArticles, ServiceFailure>>
  readonly #host: HostState
  readonly #byId = new Map<string, Remembered>()
  #length = 0
  /** addresses without an article, and until when (UTC in milliseconds) they are not looked for */
  readonly #missing = new Map<string, number>()
  /** addresses that the current walk looks for */
  readonly #wanted = new Set<string>()
  #walk: Promise<Result<true, ServiceFailure>> | null = null

  /** @param fetchPage fetches one page of all articles, newest first */
  constructor(
    fetchPage: (page: number) => Promise<Result<HostArticles, ServiceFailure>>,
    host: HostState,
  ) {
    this.#fetchPage = fetchPage
    this.#host = host
  }

  /**
   * Finds the article by its slug, by its slug with its id, or by the literal slug of spec 5;
   * `null` when the pages that were read have no such article. The `slug` of the result is the
   * canonical one. A slug with an id stays valid, because more articles may become known.
   */
  async find(slug: string): Promise<Result<FullArticle | null, ServiceFailure>> {
    const known = this.#recall(slug)
    if (known && isFresh(known)) return succeed(known.article)
    if ((this.#missing.get(slug) ?? 0) > currentTime()) return succeed(null)
    const away = this.#host.failure
    if (away) return known ? succeed(known.article) : fail(away)
    this.#wanted.add(slug)
    this.#walk ??= this.#walkPages()
    const walked = await this.#walk
    const found = this.#recall(slug)
    if (found && (isFresh(found) || !walked.ok)) return succeed(found.article)
    if (!walked.ok) return walked
    if (this.#missing.size >= rememberedLimit) this.#missing.clear()
    this.#missing.set(slug, currentTime() + freshMs)
    return succeed(null)
  }

  /** Gives a remembered article a unique slug: of equal slugs the lowest id keeps it. */
  withAddress(article: FullArticle): FullArticle {
    const { slug, articleID } = article
    const hasEarlierRival = [...this.#byId.values()].some(
      ({ article: other }) =>
        other.slug === slug &&
        other.articleID !== articleID &&
        isEarlierId(other.articleID, articleID),
    )
    return hasEarlierRival ? { ...article, slug: numberedSlug(slug, articleID) } : article
  }

  /** Remembers articles; the least recently seen articles are dropped first. */
  remember(articles: readonly FullArticle[]) {
    for (const article of articles) {
      const id = article.articleID || article.slug
      this.#forget(id)
      this.#byId.set(id, { article, until: currentTime() + freshMs })
      this.#length += article.html.length
    }
    for (const id of this.#byId.keys()) {
      if (this.#byId.size <= rememberedLimit && this.#length <= rememberedLength) return
      if (!this.#isWanted(id)) this.#forget(id)
    }
  }

  #forget(id: string) {
    this.#length -= this.#byId.get(id)?.article.html.length ?? 0
    this.#byId.delete(id)
  }

  /** Returns whether the current walk looks for an article, which must then be kept. */
  #isWanted(id: string): boolean {
    const article = this.#byId.get(id)?.article
    return [...this.#wanted].some((address) => article && leadsTo(address, article))
  }

  /** Finds the remembered article at an address: by its own slug, else by its slug with its id. */
  #recall(address: string): Remembered | null {
    const candidates = [...this.#byId.values()].filter(({ article }) => leadsTo(address, article))
    const addressed = candidates.map(({ article, until }) => ({
      article: this.withAddress(article),
      until,
    }))
    const exact = addressed.find(({ article }) => article.slug === address)
    if (exact) return exact
    const numbered = candidates.find(
      ({ article }) => numberedSlug(article.slug, article.articleID) === address,
    )
    if (numbered) return { ...numbered, article: { ...numbered.article, slug: address } }
    return addressed[0] ?? null
  }

  /**
   * Reads pages until every wanted article was seen. A request after the last page begins a new
   * walk.
   */
  async #walkPages(): Promise<Result<true, ServiceFailure>> {
    const deadline = currentTime() + walkMs
    let pageCount = 1
    try {
      for (let page = 1; page <= Math.min(pageCount, walkLimit); page += 1) {
        if (currentTime() > deadline)
          return fail({ reason: 'unreachable', message: 'The content host is too slow to search' })
        const answer = await this.#fetchPage(page)
        this.#host.note(answer)
        if (!answer.ok) return answer
        const { articles } = answer.value
        pageCount = answer.value.pageCount
        this.remember(articles)
        if (articles.length === 0 || [...this.#wanted].every((slug) => this.#hasSeen(slug))) break
      }
      return succeed(true)
    } finally {
      this.#wanted.clear()
      this.#walk = null
    }
  }

  #hasSeen(slug: string): boolean {
    const found = this.#recall(slug)
    return found !== null && isFresh(found)
  }
}

/**
 * Returns whether an address can belong to an article: its slug with or without its id, or the
 * literal slug of spec 5.
 */
const leadsTo = (address: string, { slug, articleID, title }: FullArticle) =>
  address === slug || address === numberedSlug(slug, articleID) || address === strictNewsSlug(title)
