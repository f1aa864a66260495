import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import * as layout from '../ui/layout.module.css'
import * as styles from './dashboard-card.module.css'

export interface CardLineProps {
  to?: string | undefined
  title: ReactNode
  rest?: ReactNode
  text?: string
  /** the last, muted paragraph; what is empty is left out */
  facts?: readonly (string | false | null | undefined)[]
  action?: ReactNode
  isFramed?: boolean
}

export type CardLines = readonly (CardLineProps & { key: string | number })[]

interface DashboardCardProps {
  title: string
  /** total number of items; left out where nothing is counted */
  count?: number
  lines?: CardLines
  empty?: string
  more?: ReactNode
  children?: ReactNode
}

/** A card of tasks: what waits, and a sentence for when nothing does. */
export interface ToDoCard extends Omit<DashboardCardProps, 'empty'> {
  count: number
  /** its title says everything: no count follows it */
  isUncounted?: boolean
  quiet: string
}

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

/** Draws one line of a card, or of a list in the same words, each in a frame. */
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
