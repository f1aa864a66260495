import { closedPolicy, commonHeaders } from '../security-headers.ts'
import type { Encoding } from './encoding.ts'
import type { PageAnswer } from './page-answer.ts'
import type { Rendered } from './page-cache.ts'
import type { PageViews } from './page-views.ts'
import { StoredResponse } from './stored-response.ts'

/** Settings of the site for all stored answers. */
export interface StoreSettings {
  publicOrigin: string
  /** maximum time to cache an answer; `null`: as long as the content stays */
  keepSeconds: number | null
  views: PageViews
}

/** Cache rule of an address whose answer never changes: its name holds a hash or a version. */
export const forever = 'public, max-age=31536000, immutable'

/** Cache rule of an address whose answer may change: browsers ask each time, a CDN after 5 s. */
export const askAgain = 'public, max-age=0, s-maxage=5, must-revalidate'

/**
 * Reads an answer of the app into one that can be cached and sent again, in the requested encoding.
 * Only complete, public answers may be cached.
 *
 * @param address canonical
 */
export async function storeAnswer(
  { response, page }: PageAnswer,
  { encoding, address }: { encoding: Encoding; address: string },
  settings: StoreSettings,
): Promise<Rendered> {
  const headers: Record<string, string> = {
    ...commonHeaders(settings),
    ...Object.fromEntries(response.headers),
  }
  const { status } = response
  const isComplete = status === 200
  headers['cache-control'] ??= isComplete ? askAgain : 'no-store'
  headers['content-security-policy'] ??= closedPolicy
  delete headers['content-length']
  const body = Buffer.from(await response.arrayBuffer())
  const views = isComplete ? settings.views.counterOf(address, page) : null
  const stored = new StoredResponse({ status, headers, body, views })
  await stored.prepare(encoding)
  const isPublic = !/no-store|private/.test(headers['cache-control'])
  return { response: stored, keepSeconds: isComplete && isPublic ? settings.keepSeconds : 0 }
}
