import { fetchAnnouncements, type FullAnnouncement } from '../announcements/announcement-service.ts'
import type { ServiceFailure } from './call-service.ts'
import {
  articlesAddress,
  fetchArticles,
  pageOfNews,
  type HostArticles,
} from '../news/news-service.ts'
import type { NewsPage, NewsQuery } from '../news/news.ts'
import { succeed, type Result } from '../../base/result.ts'
import { numberedSlug } from '../../base/own-slugs.ts'
import { announcementSlug, strictAnnouncementSlug } from '../../base/slug.ts'
import { HostState, KeptAnswers } from './kept-answers.server.ts'
import { RemoteArticles } from './remote-articles.server.ts'

/**
 * Reads the host of `CONTENT_HOST` for pages: it may be slow, away or wrong, and pages still come.
 */
export class ContentHost {
  readonly #origin: string
  readonly #report: (message: string) => void
  readonly #state = new HostState()
  readonly #pages = new KeptAnswers<HostArticles>(this.#state)
  readonly #announcements = new KeptAnswers<FullAnnouncement[]>(this.#state)
  readonly #articles: RemoteArticles

  /** @param report logs each fault (spec 8: 'Server returned {status}') */
  constructor(origin: string, report: (message: string) => void) {
    this.#origin = origin
    this.#report = report
    this.#articles = new RemoteArticles(
      (page) => this.#askForNews({ page, category: 'all', topic: '' }),
      this.#state,
    )
  }

  get hostname() {
    return new URL(this.#origin).hostname
  }

  /** Reads one page of news. @param waitMs see {@link KeptAnswers.ask} */
  async readNewsPage(query: NewsQuery, waitMs: number): Promise<Result<NewsPage, ServiceFailure>> {
    const address = articlesAddress('', query)
    const answer = await this.#pages.ask(address, () => this.#askForNews(query), waitMs)
    if (!answer.ok) return answer
    this.#articles.remember(answer.value.articles)
    const articles = answer.value.articles.map((article) => this.#articles.withAddress(article))
    return succeed(pageOfNews({ ...answer.value, articles }, query))
  }

  /** Finds the article at an address, see {@link RemoteArticles.find}. */
  findArticle = (slug: string) => this.#articles.find(slug)

  /** Reads all announcements, in the host's order. @param waitMs see {@link KeptAnswers.ask} */
  readAnnouncements(waitMs: number): Promise<Result<FullAnnouncement[], ServiceFailure>> {
    return this.#announcements.ask(
      '',
      () => this.#noteFault(fetchAnnouncements(this.#origin)),
      waitMs,
    )
  }

  /**
   * Finds the announcement by its slug, by its slug with its id, or by the literal slug of spec 5;
   * `null` when the host has none.
   */
  async findAnnouncement(slug: string): Promise<Result<FullAnnouncement | null, ServiceFailure>> {
    const answer = await this.readAnnouncements(Number.POSITIVE_INFINITY)
    if (!answer.ok) return answer
    const slugsOf: ((announcement: FullAnnouncement) => string)[] = [
      (announcement) => announcement.slug,
      ({ title, announcementID }) => numberedSlug(announcementSlug(title), announcementID),
      ({ title }) => strictAnnouncementSlug(title),
    ]
    const found = slugsOf.map((slugOf) => answer.value.find((each) => slugOf(each) === slug))
    return succeed(found.find((each) => each !== undefined) ?? null)
  }

  #askForNews = (query: NewsQuery) => this.#noteFault(fetchArticles(this.#origin, query))

  async #noteFault<Value>(
    call: Promise<Result<Value, ServiceFailure>>,
  ): Promise<Result<Value, ServiceFailure>> {
    const answer = await call
    if (!answer.ok) this.#report(answer.failure.message)
    return answer
  }
}
