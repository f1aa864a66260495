import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import * as layout from '../ui/layout.module.css'
import * as styles from './dashboard-card.module.css'

export interface CardLineProps {
  to?: string | undefined
  title: ReactNode
  rest?: ReactNode
  text?: string
  /** parts of the last, muted paragraph; empty parts are left out */
  facts?: readonly (string | false | null | undefined)[]
  action?: ReactNode
  isFramed?: boolean
}

export type CardLines = readonly (CardLineProps & { key: string | number })[]

interface DashboardCardProps {
  title: string
  /** total number of items; left out where items are not counted */
  count?: number
  lines?: CardLines
  empty?: string
  more?: ReactNode
  children?: ReactNode
}

/** A card of tasks. */
export interface ToDoCard extends Omit<DashboardCardProps, 'empty'> {
  count: number
  /** the title says everything: no count follows it */
  isUncounted?: boolean
  /** the sentence shown while no task waits */
  quiet: string
}

/** A card of the dashboard: a title with a count, and lines or other content. */
export function DashboardCard({
  title,
  count = 0,
  lines,
  empty,
  more,
  children,
}: DashboardCardProps) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count > 0 && ` (${count})`}
      </h2>
      {lines?.length === 0 && <p>{empty}</p>}
      {lines && lines.length > 0 && (
        <ul className={layout.list}>
          {lines.map(({ key, ...line }) => (
            <CardLine key={key} {...line} />
          ))}
        </ul>
      )}
      {children}
      {more && <p className={layout.muted}>{more}</p>}
    </section>
  )
}

/** Draws one line of a card, or of a list (`isFramed`). */
export function CardLine({
  to,
  title,
  rest,
  text,
  facts,
  action,
  isFramed = false,
}: CardLineProps) {
  return (
    <li className={isFramed ? layout.cardRow : layout.row}>
      <div className={layout.grow}>
        {to ? <Link to={to}>{title}</Link> : title}
        {rest}
        {text && <p>{text}</p>}
        {facts && <p className={layout.muted}>{facts.filter(Boolean).join(', ')}</p>}
      </div>
      {action}
    </li>
  )
}
