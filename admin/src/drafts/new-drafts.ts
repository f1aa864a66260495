import { useEffect, useState } from 'react'
import { readNewDrafts, type KeptDraft } from './local-drafts.ts'
import { readNewServerDrafts } from './server-drafts.ts'

/** A place of its own for what is typed on one page, so that two of them never keep theirs in the same one. */
export function useNewDraftKey(kind: string): string {
  const [key] = useState(() => `${kind}/new-${Math.random().toString(36).slice(2, 14)}`)
  return key
}

export const isNewDraftKey = (key: string) => key.includes('/new')

/** Says to other tabs that a new thing is being written here: it is not offered there. */
export function useDraftLock(key: string) {
  useEffect(() => {
    if (!isNewDraftKey(key) || !('locks' in navigator)) return undefined
    const closing = new AbortController()
    const closed = new Promise((resolve) => closing.signal.addEventListener('abort', resolve))
    navigator.locks.request(lockOf(key), { signal: closing.signal }, () => closed).catch(() => undefined)
    return () => closing.abort()
  }, [key])
}

const lockOf = (key: string) => `draft:${key}`

/** What was begun earlier and neither saved nor open in another tab. */
export async function readLeftDrafts(ownKey: string): Promise<KeptDraft[]> {
  const [kind = ''] = ownKey.split('/')
  const there = await readNewServerDrafts(kind).catch(() => [])
  // Without locks (a page that is not served safely) it is offered although it may be open elsewhere.
  const held = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []) : []
  const open = new Set([lockOf(ownKey), ...held.map(({ name }) => name)])
  return [...readNewDrafts(kind), ...there].filter(({ key }) => !open.has(lockOf(key)))
}
