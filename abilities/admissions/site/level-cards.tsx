import { daysInShort } from '../../../site/events/event-words.ts'
import type { EventItem } from '../../../school/content/events/events.ts'
import type { DepartmentTag } from '../../../school/kinds/department-tags.ts'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { pageAddress } from '../../../site/page-address.ts'
import * as styles from './level-cards.module.css'

interface LevelCardsProps {
  levels: readonly {
    tag: DepartmentTag
    name: string
    introduction: string
    test: EventItem | null
  }[]
}

/** The four levels, each linked to how one applies there. */
export function LevelCards({ levels }: LevelCardsProps) {
  const t = useMessages()
  return (
    <ul className={styles.root}>
      {levels.map(({ tag, name, introduction, test, ...guide }) => (
        <li key={tag} data-department={tag}>
          <h3>
            <a href={pageAddress(t.language, '/admissions/:tag', { tag })}>{name}</a>
          </h3>
          <p lang={contentLanguage(t, guide)}>{introduction}</p>
          {test && (
            <p className={styles.test}>
              {t('learn.nextTestOn', { day: daysInShort(t, test) })}
              {test.sample && <span>{t('learn.sampleDate')}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
