import type { EventItem } from '../../school/content/events/events.ts'
import { NextTest } from './next-test.tsx'
import type { CourseFacts } from './course-words.server.ts'
import * as buttonStyles from '../ui/button.module.css'
import * as styles from './course-brief.module.css'

interface CourseBriefProps {
  brief: CourseFacts
  /** the next admission test of the college, when one is known */
  test: EventItem | null
}

/** The facts of a course beside its text: years, names, examination, next test, and whom to ask. */
export function CourseBrief({ brief: { label, years, facts, ask }, test }: CourseBriefProps) {
  return (
    <aside className={styles.root} aria-label={label}>
      <p className={styles.years}>
        <b>{years.count}</b> {years.word}
      </p>
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.to ? <a href={fact.to}>{fact.text}</a> : fact.text}</dd>
          </div>
        ))}
      </dl>
      {test && <NextTest test={test} />}
      <p className={styles.ask}>
        <a href={ask.to} className={buttonStyles.quiet}>
          {ask.label}
        </a>
      </p>
    </aside>
  )
}
