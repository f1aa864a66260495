import type { CourseLink } from './course-words.server.ts'
import * as arrowStyles from '../ui/arrow.module.css'
import * as foldStyles from '../ui/fold.module.css'
import * as styles from './course-links.module.css'

interface CourseLinksProps {
  /** of the heading */
  id?: string
  heading: string
  links: readonly (Pick<CourseLink, 'title' | 'to'> & { about?: string })[]
  /** shows the list only after a click on its heading, on a page about something else */
  isFolded?: boolean
}

/** Links to courses, tracks or college departments with their facts; nothing without links. */
export function CourseLinks({
  id = 'courses',
  heading,
  links,
  isFolded = false,
}: CourseLinksProps) {
  if (links.length === 0) return null
  const title = <h2 id={id}>{heading}</h2>
  const list = (
    <ul>
      {links.map(({ title, about, to }) => (
        <li key={to} className={arrowStyles.root}>
          <a href={to}>{title}</a>
          {about && <span>{about}</span>}
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.root} aria-labelledby={id}>
      {isFolded ? (
        <details className={foldStyles.root}>
          <summary>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </nav>
  )
}
