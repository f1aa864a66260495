import type { PageFacts } from '../../site/context.server.ts'

/**
 * Paths that are told apart between two collections; views of further ones count for the whole site
 * only.
 */
const pathLimit = 5_000

/** Counts the views of one stored answer. Asked for each request, so it does next to nothing. */
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

/** Views of pages in this process, by their paths. Of who looked, nothing is known here. */
export class PageViews {
  #counted: ViewCounter[] = []
  readonly #note = (counter: ViewCounter) => void this.#counted.push(counter)

  /**
   * What counts the views of an answer; `null`: it is no page.
   * @param address canonical
   * @param page names the page, whatever the address; `null` when it is not one, but may be the data
   * of one, which is what the browser asks for on a change of page
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

/** Only what a page says of itself counts, or an address of which there is one form alone. */
const pathOfPage = (canonical: string | null, address: string) =>
  canonical === null ? tidy(address) : new URL(canonical).pathname

function pathOfData(address: string): string | null {
  const data = /^([^?]+)\.data(?:\?|$)/.exec(address)?.[1]
  if (data === undefined) return null
  return data === '/_root' ? '/' : tidy(data.replace(/\/_$/, '/'))
}

/**
 * A path without its query, in the form that pages are known by; free words in it make no paths of
 * their own.
 */
function tidy(address: string): string | null {
  const path =
    address
      .split('?')[0]
      ?.toLowerCase()
      .replace(/(.)\/+$/, '$1') ?? ''
  return path.startsWith('/reports/') || path.length > 200 ? null : path
}
