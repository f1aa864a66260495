import type { DraftPlace } from './draft-keeper.ts'

const prefix = 'draft:'
const lockOf = ({ key, page }: DraftPlace) => `${prefix}${key}~${page}`

/**
 * Tells other tabs that a draft is open here, so that they do not offer the draft. The browser ends the
 * lock with the page.
 *
 * @returns a function that ends the lock
 */
export function lockDraft(place: DraftPlace): () => void {
  // Without locks (a page without HTTPS), drafts are offered even if another tab has them open.
  if (!('locks' in navigator)) return () => undefined
  const closing = new AbortController()
  const closed = new Promise((resolve) => closing.signal.addEventListener('abort', resolve))
  navigator.locks
    .request(lockOf(place), { signal: closing.signal }, () => closed)
    .catch(() => undefined)
  return () => closing.abort()
}

/** Lists the places of drafts that are open in any tab of this browser. */
export async function listOpenDrafts(): Promise<DraftPlace[]> {
  const locks = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : []
  return locks.flatMap(({ name }) => {
    if (!name?.startsWith(prefix)) return []
    const [key = '', page = ''] = name.slice(prefix.length).split('~')
    return [{ key, page }]
  })
}
