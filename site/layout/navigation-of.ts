import { isAppPath } from '../page-paths.ts'

/**
 * Returns the target of a click within the site, or `null` when the browser must handle the click.
 */
export function navigationOf(event: MouseEvent): { to: string; state: unknown } | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || 'reload' in link.dataset) return null
  if (link.target && link.target !== '_self') return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || !isAppPath(url.pathname)) return null
  // The browser handles jumps within the page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null
  const { state } = link.dataset
  const to = url.pathname + url.search + url.hash
  return { to, state: state && (JSON.parse(state) as unknown) }
}
