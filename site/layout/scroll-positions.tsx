import { UNSAFE_useScrollRestoration as useScrollRestoration, type Location } from 'react-router'
import { scrollPositionsKey } from './restore-scroll-script.ts'

/**
 * Under which name a scroll position is kept. React Router knows all entries that a plain `#` link
 * made as 'default'; each is to have its own position.
 */
const getKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' && hash ? pathname + search + hash : key

/**
 * Keeps and restores scroll positions once React runs. React Router's `ScrollRestoration` also
 * writes an inline script; ours is restore-scroll-script.ts, whose text the page's policy needs.
 */
export function ScrollPositions() {
  useScrollRestoration({ getKey, storageKey: scrollPositionsKey })
  return null
}
