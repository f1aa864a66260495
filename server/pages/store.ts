import { closedPolicy, commonHeaders } from '../security-headers.ts'
import type { Encoding } from './encoding.ts'
import type { PageAnswer } from './page-answer.ts'
import type { Rendered } from './page-cache.ts'
import type { PageViews } from './page-views.ts'
import { StoredResponse } from './stored-response.ts'

export interface StoreSettings {
  publicOrigin: string
  /** maximum time to cache an answer; `null`: as long as the content stays */
  keepSeconds: number | null
  views: PageViews
}

/** For browsers and shared caches: revalidate each time, a CDN after five seconds. */
const askAgain = 'public, max-age=0, s-maxage=5, must-revalidate'
const never = 'no-store'

/**
 * Reads a response of the app into one that can be cached; only complete, public answers are
 * cached.
 * @param encoding the requested one, which is made at once
 * @param address canonical address of the answer
 */
export async function store(
  { response, page }: PageAnswer,
  encoding: Encoding,
  settings: StoreSettings,
  address: string,
): Promise<Rendered> {
  const headers: Record<string, string> = {
    ...commonHeaders(settings),
    ...Object.fromEntries(response.headers),
  }
  const isComplete = response.status === 200
  headers['cache-control'] ??= isComplete ? askAgain : never
  delete headers['content-length']
  const body = Buffer.from(await response.arrayBuffer())
  headers['content-security-policy'] ??= closedPolicy
  const keep = isComplete && !/no-store|private/.test(headers['cache-control'])
  const views = isComplete ? settings.views.counterOf(address, page) : null
  const stored = new StoredResponse({ status: response.status, headers, body, views })
  await stored.prepare(encoding)
  return {
    response: stored,
    keepSeconds: keep ? settings.keepSeconds : 0,
  }
}
