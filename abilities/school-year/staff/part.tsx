import type { ReactNode } from 'react'
import { formatFullDate } from '../../../school/base/formats.ts'
import type { FieldPath } from '../../../admin/src/forms/form-data.ts'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { Plan, SchoolYear } from './year-plan.ts'
import * as styles from './part.module.css'

export const schoolYearPath = '/admin/school-year'

export interface PartProps {
  site: SchoolYear
  plan: Plan
  /** keeps what is typed, by its path in `TypedYear` */
  onChange: (path: FieldPath, value: unknown) => void
}

interface CardProps {
  title: string
  /** the heading: below the checklist or below the page */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A part of a page with a name of its own. */
export const Part = ({ title, heading: Heading = 'h3', children }: CardProps) => (
  <section className={layout.card} aria-label={title}>
    <Heading className={styles.title}>{title}</Heading>
    <div className={layout.stack}>{children}</div>
  </section>
)

/** Writes a first or last day of classes. */
export const describeDay = (day: string | null) => (day ? formatFullDate(day, 'en') : 'not entered')
