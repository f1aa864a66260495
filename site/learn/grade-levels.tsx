import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { KeptWords } from '../ui/words.tsx'
import * as chipStyles from '../ui/chip.module.css'
import * as styles from './grade-levels.module.css'

/** The grades of a department as chips (spec 2), each with what it teaches. */
export function GradeLevels({
  levels,
}: {
  levels: readonly { grade: string; description: string }[]
}) {
  const t = useMessages()
  return (
    <section aria-labelledby="grade-levels" className={styles.root}>
      <h2 id="grade-levels">{t('learn.gradeLevels')}</h2>
      <ul data-reveal="each">
        {levels.map(({ grade, description, ...level }) => (
          <li key={grade} lang={contentLanguage(t, level)}>
            <h3 className={`${chipStyles.root} ${styles.name}`}>{grade}</h3>
            <p>
              <KeptWords text={description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
