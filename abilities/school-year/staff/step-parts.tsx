import type { ReactNode } from 'react'
import type { FieldPath } from '../../../admin/src/forms/form-data.ts'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { SchoolYear } from './school-year.ts'
import type { Plan } from './typed-year.ts'
import * as styles from './step-parts.module.css'

/** Props of every step of the form. */
export interface StepProps {
  site: SchoolYear
  plan: Plan
  /** keeps what is typed, by its path in `TypedYear` */
  onChange: (path: FieldPath, value: unknown) => void
}

/** Shows the present words of the site, above the field for the new ones. */
export const Now = ({ children }: { children: ReactNode }) => (
  <p className={layout.muted}>Now: {children}</p>
)

interface StepPartProps {
  title: string
  /** the heading: below a step or below the page */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A part of a step with a name of its own. */
export const StepPart = ({ title, heading: Heading = 'h3', children }: StepPartProps) => (
  <section className={layout.card} aria-label={title}>
    <Heading className={styles.title}>{title}</Heading>
    <div className={layout.stack}>{children}</div>
  </section>
)
