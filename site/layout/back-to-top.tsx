import type { MouseEvent } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import { ArrowUpIcon } from '../ui/icons.tsx'
import * as styles from './back-to-top.module.css'

/**
 * The back-to-top link, shown after more than 300 px of scrolling (spec 2), also without scripts.
 */
export function BackToTop() {
  const t = useMessages()
  return (
    <nav className={styles.root} aria-label={t('common.topOfPage')}>
      <a href="#top" aria-label={t('common.backToTop')} onClick={goToTop}>
        <ArrowUpIcon />
      </a>
    </nav>
  )
}

/** Moves the focus too, and adds no history entry, which Back would have to step through. */
function goToTop(event: MouseEvent) {
  event.preventDefault()
  window.scrollTo({ top: 0 })
  document.querySelector<HTMLElement>('a[href="#content"]')?.focus({ preventScroll: true })
}
