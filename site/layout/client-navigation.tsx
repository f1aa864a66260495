import { useEffect, useRef } from 'react'
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigate,
  type Location,
} from 'react-router'
import { isAppPath } from '../page-paths.ts'
import { keptFooter } from './footer-markup.ts'
import { scrollPositionsKey } from './restore-scroll-script.ts'

/** Does after a page change what a browser does after loading a page. */
export function ClientNavigation() {
  useNavigationByLinks()
  usePageFocus()
  // React Router's `ScrollRestoration` also writes an inline script; ours is
  // restore-scroll-script.ts, whose text the page's policy needs.
  useScrollRestoration({ getKey: positionKey, storageKey: scrollPositionsKey })
  return null
}

/**
 * Turns clicks on links of this site into navigations without a page load, wherever the link is: in
 * a component, in an article, in the menu. Links are therefore plain anchors, which are cheap to
 * render and work before React arrives. `data-state` on a link is its navigation state as JSON;
 * `data-reload` opts out.
 */
function useNavigationByLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const navigation = navigationOf(event)
      // A page of a server fault has no footer: the next page comes with one.
      if (!navigation || !keptFooter()) return
      event.preventDefault()
      // React Router warns where the browser has none, such as Firefox 140.
      const viewTransition =
        'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
      void navigate(navigation.to, { state: navigation.state, viewTransition })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/** Returns the target of a click within the site; `null` when the browser must handle it. */
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

/** Moves the focus to the heading of a page that is opened without a load, for screen readers. */
function usePageFocus() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * Returns the key of a scroll position. React Router knows entries of plain `#` links as 'default'.
 */
const positionKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' && hash ? pathname + search + hash : key
