import { lazy, Suspense, useState } from 'react'
import type { FieldShape } from '../forms/form-shape.ts'
import type { Previewed } from '../preview/preview-pane.tsx'
import * as layout from '../ui/layout.module.css'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { countWords, describeLength } from './page-size.ts'
import * as styles from './page-summary.module.css'

/** Loads the summary; a failure must not take the form away. */
const PageSummary = lazy(() =>
  import('./page-summary.tsx').catch(() => ({ default: SummaryMissing })),
)

function SummaryMissing() {
  return (
    <p className={layout.muted}>
      This could not be loaded. Save your changes and open the page again to see it.
    </p>
  )
}

interface SummaryColumnProps extends Previewed {
  shape: FieldShape
  /** the page has enough content to show */
  hasPage: boolean
}

/**
 * Shows the length of the text, and its page as others see it. Beside the form the page is open; below
 * the form, on a phone, it is folded and loaded only when it is opened.
 */
export function SummaryColumn({ shape, hasPage, ...previewed }: SummaryColumnProps) {
  const isBeside = useMediaQuery('(width >= 1200px)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isBeside
  return (
    <section aria-label="Length and looks" className={layout.tightStack}>
      <p>{describeLength(countWords(shape, previewed.data))}</p>
      <details
        className={styles.root}
        open={isOpen}
        onToggle={({ currentTarget }) =>
          currentTarget.open !== isOpen && setChosen(currentTarget.open)
        }
      >
        <summary>How others see it</summary>
        {isOpen && (
          <Suspense fallback={<p className={layout.muted}>One moment …</p>}>
            <div className={layout.stack}>
              {hasPage ? (
                <PageSummary {...previewed} />
              ) : (
                <p className={layout.muted}>It is shown here once there is a title.</p>
              )}
            </div>
          </Suspense>
        )}
      </details>
    </section>
  )
}
