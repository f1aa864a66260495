import { useMessages } from '../languages/use-messages.ts'
import type { Pagination } from './pagination.ts'
import * as styles from './pager.module.css'

interface PagerProps extends Pagination {
  label: string
  current: number
  pageCount: number
  addressOf: (page: number) => string
}

/**
 * Page numbers with first, last, previous and next (spec 9). At the ends these links are disabled,
 * not removed, so that the others stay under the thumb.
 */
export function Pager({
  label,
  current,
  pageCount,
  addressOf,
  numbers,
  gapBefore,
  gapAfter,
}: PagerProps) {
  const t = useMessages()
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
    <nav aria-label={label} className={styles.root}>
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
