import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of each page that is opened without a load, as a load would move
 * it to the new
 * document: screen readers say the heading, and Tab goes on from it. A changed query or hash leaves
 * the focus alone.
 */
export function PageFocus() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    // Two pages of one kind share the element: it is said again only if it takes the focus again.
    heading.blur()
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}
