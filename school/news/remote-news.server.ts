import { fail, succeed, type Result } from '../result.ts'
import { fetchArticles, type ServiceArticle } from './news-service.ts'
import type { ServiceFailure } from '../content-service.ts'

/** Most pages of the host that are walked for one article opened by direct link. */
const walkLimit = 40

/** How long a walk may take until it goes no further, in milliseconds: somebody waits for it. */
const walkTime = 8_000

/** Most articles that are remembered, and for how long, in milliseconds. */
const rememberedLimit = 1_000
const rememberedFor = 60_000

interface Remembered {
  article: ServiceArticle
  until: number
}

/**
 * Finds articles of the content host by their slug. The service has no call for that, so its pages are walked from the
 * newest, bounded, and what was seen on the way is remembered for a minute.
 */
export class RemoteNews {
  readonly #host: string
  readonly #bySlug = new Map<string, Remembered>()
  readonly #missing = new Map<string, number>()
  /** what the walk that is under way is for; not forgotten before it ends */
  readonly #wanted = new Set<string>()
  #walk: Promise<Result<true, ServiceFailure>> | null = null

  constructor(host: string) {
    this.#host = host
  }

  /** The article, `null` if the host has none with this slug on the pages walked. */
  async find(slug: string): Promise<Result<ServiceArticle | null, ServiceFailure>> {
    const known = this.#recall(slug)
    if (known) return succeed(known)
    if ((this.#missing.get(slug) ?? 0) > Date.now()) return succeed(null)
    this.#wanted.add(slug)
    this.#walk ??= this.#walkPages()
    const walked = await this.#walk
    const found = this.#recall(slug)
    if (found) return succeed(found)
    if (!walked.ok) return walked
    if (this.#missing.size >= rememberedLimit) this.#missing.clear()
    this.#missing.set(slug, Date.now() + rememberedFor)
    return succeed(null)
  }

  /** Keeps articles that have been seen; those seen longest ago go first. */
  remember(articles: readonly ServiceArticle[]) {
    for (const article of articles) {
      this.#bySlug.delete(article.slug)
      this.#bySlug.set(article.slug, { article, until: Date.now() + rememberedFor })
    }
    for (const slug of this.#bySlug.keys()) {
      if (this.#bySlug.size <= rememberedLimit) return
      if (!this.#wanted.has(slug)) this.#bySlug.delete(slug)
    }
  }

  #recall(slug: string): ServiceArticle | null {
    const known = this.#bySlug.get(slug)
    return known && known.until > Date.now() ? known.article : null
  }

  /** Walks until all that is wanted has been seen. Whoever asks after its last step begins a new walk. */
  async #walkPages(): Promise<Result<true, ServiceFailure>> {
    const deadline = Date.now() + walkTime
    let pageCount = 1
    try {
      for (let page = 1; page <= Math.min(pageCount, walkLimit); page += 1) {
        if (Date.now() > deadline)
          return fail({ reason: 'unreachable', message: `${this.#host} is too slow to search` })
        const answer = await fetchArticles(this.#host, { page, category: 'all', topic: '' })
        if (!answer.ok) return fail(answer.failure)
        pageCount = answer.value.pageCount
        this.remember(answer.value.articles)
        if (answer.value.articles.length === 0 || [...this.#wanted].every((slug) => this.#recall(slug))) break
      }
      return succeed(true)
    } finally {
      this.#wanted.clear()
      this.#walk = null
    }
  }
}
