import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import * as layout from '../ui/layout.module.css'
import * as styles from './dashboard-card.module.css'

/** One line of a card. */
export interface CardLineProps {
  /** the page of the title */
  to?: string | undefined
  title: ReactNode
  /** text after the title */
  rest?: ReactNode
  /** a paragraph below the title */
  text?: string
  /** the last, muted paragraph; what is empty is left out */
  facts?: readonly (string | false | null | undefined)[]
  /** a button beside the line */
  action?: ReactNode
  isFramed?: boolean
}

export type CardLines = readonly (CardLineProps & { key: string | number })[]

/** A card of tasks: what waits, and a sentence for when nothing does. */
export interface ToDoCard {
  title: string
  count: number
  /** its title says everything: no count follows it */
  isUncounted?: boolean
  quiet: string
  lines?: CardLines
  more?: ReactNode
  /** a paragraph in place of lines */
  children?: ReactNode
}

interface DashboardCardProps {
  title: string
  /** total number of items; left out where nothing is counted */
  count?: number
  /** the first items */
  lines?: CardLines
  /** shown when there are no lines */
  empty?: string
  /** link to the whole list */
  more?: ReactNode
  children?: ReactNode
}

/** One section of the dashboard. */
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
