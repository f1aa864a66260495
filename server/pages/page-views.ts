import type { PageFacts } from '../../site/context.server.ts'

/** Words in the User-Agent of programs that read the web. */
const programWords =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|check|http|curl|wget|python|java\/|go-|ruby|perl|php|node|axios|headless|lighthouse|facebookexternal|whatsapp|embedly|archiv/i

/** Tells whether a User-Agent is that of a person’s browser: only these count as page views. */
export const isPerson = (userAgent = ''): boolean =>
  /^\s*(mozilla|opera)\//i.test(userAgent) && !programWords.test(userAgent)

/** Maximum number of paths that are counted separately; others count for the whole site only. */
const pathLimit = 5_000

/** Counts the views of one stored answer. Runs for each request, so it does almost nothing. */
export class ViewCounter {
  readonly path: string
  readonly #onFirst: (counter: ViewCounter) => void
  #views = 0

  constructor(path: string, onFirst: (counter: ViewCounter) => void) {
    this.path = path
    this.#onFirst = onFirst
  }

  count() {
    if (this.#views === 0) this.#onFirst(this)
    this.#views += 1
  }

  /** Returns the views so far and starts over. */
  take(): number {
    const views = this.#views
    this.#views = 0
    return views
  }
}

/** Counts page views in this process by path, and nothing about the visitors. */
export class PageViews {
  #counted: ViewCounter[] = []
  readonly #note = (counter: ViewCounter) => void this.#counted.push(counter)

  /**
   * Creates the counter of an answer; `null` when it is not a page view.
   * @param address canonical
   * @param page the page in the answer, at whatever address; `null` when it has none, though it may
   * be the data of a page, which the browser requests for a navigation
   */
  counterOf(address: string, page: Pick<PageFacts, 'canonical'> | null): ViewCounter | null {
    const path = page ? pathOfPage(page.canonical, address) : pathOfData(address)
    return path === null ? null : new ViewCounter(path, this.#note)
  }

  /** Returns the views by path since the last call; '' is their total. */
  collect(): Map<string, number> {
    const counted = this.#counted
    this.#counted = []
    const views = new Map<string, number>()
    const add = (path: string, count: number) => views.set(path, (views.get(path) ?? 0) + count)
    for (const counter of counted) {
      const count = counter.take()
      if (views.has(counter.path) || views.size <= pathLimit) add(counter.path, count)
      add('', count)
    }
    return views
  }
}

/** Uses the page's own canonical address; for a page without one, its path. */
const pathOfPage = (canonical: string | null, address: string) =>
  canonical === null ? tidy(address) : new URL(canonical).pathname

function pathOfData(address: string): string | null {
  const data = /^([^?]+)\.data(?:\?|$)/.exec(address)?.[1]
  if (data === undefined) return null
  return data === '/_root' ? '/' : tidy(data.replace(/\/_$/, '/'))
}

/** Returns the canonical path; `null` for one with free text, which is not counted separately. */
function tidy(address: string): string | null {
  const path =
    address
      .split('?')[0]
      ?.toLowerCase()
      .replace(/(.)\/+$/, '$1') ?? ''
  return path.startsWith('/reports/') || path.length > 200 ? null : path
}
