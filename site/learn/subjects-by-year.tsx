import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './subjects-by-year.module.css'

/** The curriculum of a course: a column for each year. */
export function SubjectsByYear({
  heading,
  years,
}: {
  heading: string
  years: readonly { year: string; subjects: readonly string[] }[]
}) {
  const t = useMessages()
  return (
    <section className={styles.root} aria-labelledby="subjects">
      <h2 id="subjects">{heading}</h2>
      <ol>
        {years.map(({ year, subjects, ...others }) => (
          <li key={year} lang={contentLanguage(t, others)}>
            <h3>{year}</h3>
            <ul>
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
