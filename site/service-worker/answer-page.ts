import type { Why } from './kept-note.ts'

/**
 * Limit of the wait for the first byte before a kept copy is shown, in milliseconds: twice what a
 * new connection takes on the slowest 3G.
 */
const slowMs = 20_000

interface Ways {
  /** asks the site */
  network: () => Promise<Response>
  /** returns the kept copy, which says what it is; `null` where there is none */
  copy: (why: Why) => Promise<Response | null>
  /** returns the page about a missing connection */
  noConnection: () => Promise<Response>
}

/**
 * Answers the loading of a page. The network comes first: a kept copy only replaces its failure.
 */
export async function answerPage({ network, copy, noConnection }: Ways): Promise<Response> {
  const answer = network()
  try {
    const first = await within(answer, slowMs)
    return first ?? (await orNull(copy('slow'))) ?? (await answer)
  } catch {
    return (await orNull(copy('offline'))) ?? noConnection()
  }
}

/** Waits for an answer. @returns `null` when it did not come in time */
async function within(answer: Promise<Response>, limitMs: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

/** Storage that fails is storage without a copy. */
const orNull = <Value>(work: Promise<Value>) => work.catch(() => null)
