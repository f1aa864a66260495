import { useMessages } from '../languages/use-messages.ts'
import * as styles from './pager.module.css'

interface PagerProps {
  label: string
  current: number
  pageCount: number
  addressOf: (page: number) => string
}

/** Page numbers with first, last, previous and next (spec 9), which are disabled at the ends. */
export function Pager({ label, current, pageCount, addressOf }: PagerProps) {
  const t = useMessages()
  if (pageCount < 2) return null
  const { numbers, gapBefore, gapAfter } = paginate(current, pageCount)
  const step = (text: string, page: number, enabled: boolean) =>
    enabled ? (
      <a href={addressOf(page)} className={styles.step}>
        {text}
      </a>
    ) : (
      <span className={styles.step} aria-disabled="true" role="link">
        {text}
      </span>
    )
  const gap = <span aria-hidden="true">…</span>
  return (
    <nav aria-label={label} className={styles.root} data-screen-only>
      {step(t('common.pagerFirst'), 1, current > 1)}
      {step(t('common.pagerPrevious'), current - 1, current > 1)}
      <ol>
        {gapBefore && <li>{gap}</li>}
        {numbers.map((page) => (
          <li key={page}>
            <a
              href={addressOf(page)}
              className={styles.number}
              aria-label={t('common.pagerPage', { page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
        {gapAfter && <li>{gap}</li>}
      </ol>
      {step(t('common.pagerNext'), current + 1, current < pageCount)}
      {step(t('common.pagerLast'), pageCount, current < pageCount)}
    </nav>
  )
}

/** Maximum number of page numbers shown at once (spec 9). */
const maxPageLinks = 7

/**
 * Chooses the page numbers to show (spec 9), and whether pages are hidden before and after them.
 */
export function paginate(current: number, pageCount: number) {
  const count = Math.min(maxPageLinks, pageCount)
  const firstWanted = current - Math.floor(maxPageLinks / 2)
  const start = Math.max(1, Math.min(firstWanted, pageCount - count + 1))
  const numbers = Array.from({ length: count }, (_, place) => start + place)
  return { numbers, gapBefore: start > 1, gapAfter: start + count - 1 < pageCount }
}
