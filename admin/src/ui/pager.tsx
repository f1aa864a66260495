import { Button } from './button.tsx'
import * as styles from './pager.module.css'

interface PagerProps {
  /** counted from 1 */
  page: number
  pageCount: number
  onChange: (page: number) => void
}

/** Leads through the pages of a list; nothing for a single page. */
export function Pager({ page, pageCount, onChange }: PagerProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label="Pages of the list">
      <ul className={styles.root}>
        <li>
          <Button
            aria-label="Go to previous page"
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          >
            ‹
          </Button>
        </li>
        {shownPages(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Button
                look={each === page ? 'primary' : 'plain'}
                aria-label={each === page ? `page ${each}` : `Go to page ${each}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onChange(each)}
              >
                {each}
              </Button>
            )}
          </li>
        ))}
        <li>
          <Button
            aria-label="Go to next page"
            disabled={page >= pageCount}
            onClick={() => onChange(page + 1)}
          >
            ›
          </Button>
        </li>
      </ul>
    </nav>
  )
}

/** Lists the first page, the last and those next to the current one, with `null` for a gap. */
function shownPages(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1,
  )
  return shown.flatMap((each, index) => {
    const before = shown[index - 1]
    return before !== undefined && each - before > 1 ? [null, each] : [each]
  })
}
