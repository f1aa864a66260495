import type { CopyReason } from './kept-note.ts'

/**
 * Limit of the wait for the first byte before a kept copy is shown, in milliseconds: twice what a
 * new connection takes on the slowest 3G.
 */
const slowMs = 20_000

interface PageSources {
  /** asks the site */
  network: () => Promise<Response>
  /** returns the kept copy with a note that gives the reason; `null` without a copy */
  copy: (reason: CopyReason) => Promise<Response | null>
  /** returns the page about a missing connection */
  noConnection: () => Promise<Response>
}

/**
 * Answers the loading of a page. The network comes first: a kept copy only replaces its failure.
 */
export async function answerPage({ network, copy, noConnection }: PageSources): Promise<Response> {
  const answer = network()
  try {
    const first = await waitFor(answer, slowMs)
    return first ?? (await ignoreFailure(copy('slow'))) ?? (await answer)
  } catch {
    return (await ignoreFailure(copy('offline'))) ?? noConnection()
  }
}

/** Waits for an answer. @returns `null` after the limit, in milliseconds */
async function waitFor(answer: Promise<Response>, limitMs: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

/** Treats storage that fails as storage without a copy. */
const ignoreFailure = <Value>(work: Promise<Value>) => work.catch(() => null)
