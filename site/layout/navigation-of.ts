/**
 * Matches addresses that are not pages of the app: staff pages, the API, the small pages
 * in any language, printed codes, and files such as feeds.
 */
const outsideTheSite = /^(\/\w{2,3})?\/(login|admin|api|status|verify|go)(\/|$)|\.[a-z\d]{2,11}$/i

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
  if (url.origin !== location.origin || outsideTheSite.test(url.pathname)) return null
  // The browser handles jumps within the page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null
  return { to: url.pathname + url.search + url.hash, state: stateOf(link.dataset.state) }
}

function stateOf(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text)
}
