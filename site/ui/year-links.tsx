import type { YearCount } from '../../school/base/dates.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './year-links.module.css'
import * as chipStyles from './chip.module.css'

interface YearLinksProps {
  /** newest first */
  years: readonly YearCount[]
  /** the year that is shown; `null` for all */
  current: string | null
  /** the address of the list, without a query */
  list: string
}

/** A list with at most this many items has no filter. */
const shortList = 12

/** Links that show one year of a long list; nothing where the list is short or of one year. */
export function YearLinks({ years, current, list }: YearLinksProps) {
  const t = useMessages()
  const total = years.reduce((sum, { count }) => sum + count, 0)
  if (total <= shortList || years.length < 2) return null
  return (
    <nav aria-label={t('common.years')} className={styles.root} data-screen-only>
      <ul>
        {[null, ...years.map(({ year }) => year)].map((year) => (
          <li key={year}>
            <a
              href={year ? `${list}?year=${year}` : list}
              className={chipStyles.root}
              aria-current={year === current ? 'true' : undefined}
            >
              {year ?? t('common.allYears')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
