import type { MouseEvent } from 'react'
import { ArrowUpIcon } from '../ui/icons.tsx'

/**
 * Shown after more than 300 px of scrolling (spec 2); a plain link, so that it works without
 * scripts.
 */
export function BackToTop() {
  return (
    <nav className="back-to-top" aria-label="Top of the page">
      <a href="#top" aria-label="Back to top" onClick={goToTop}>
        <ArrowUpIcon />
      </a>
    </nav>
  )
}

/**
 * Leaves no entry in the history, which Back would have to step through, and takes the focus along.
 */
function goToTop(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0 })
  document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true })
}
