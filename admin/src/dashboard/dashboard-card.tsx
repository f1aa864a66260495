import { useId, type ReactNode } from 'react'
import * as layout from '../ui/layout.module.css'
import * as styles from './dashboard-card.module.css'

interface DashboardCardProps {
  title: string
  /** total number of items; left out where nothing is counted */
  count?: number
  /** shown when there are no items */
  empty?: string
  /** link to the whole list */
  more?: ReactNode
  children?: ReactNode
}

/** One section of the dashboard. */
export function DashboardCard({ title, count, empty, more, children }: DashboardCardProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && count > 0 && ` (${count})`}
      </h2>
      {count === 0 ? <p>{empty}</p> : children}
      {more && <p className={layout.muted}>{more}</p>}
    </section>
  )
}

/** The list in a card. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <ul className={layout.list}>{children}</ul>
)
