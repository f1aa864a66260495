import type { CourseLink } from './course-link.server.ts'
import * as styles from './course-links.module.css'

interface CourseLinksProps {
  heading: string
  courses: readonly CourseLink[]
}

/** Links to courses, each with its acronym and years; nothing without courses. */
export function CourseLinks({ heading, courses }: CourseLinksProps) {
  if (courses.length === 0) return null
  return (
    <nav className={styles.root} aria-labelledby="courses">
      <h2 id="courses">{heading}</h2>
      <ul>
        {courses.map(({ title, about, to }) => (
          <li key={to}>
            <a href={to}>{title}</a>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
