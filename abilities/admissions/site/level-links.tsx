import type { DepartmentTag } from '../../../school/kinds/department-tags.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { pageAddress } from '../../../site/page-address.ts'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as styles from './level-links.module.css'

/** Links to how one applies for other levels. */
export function LevelLinks({
  levels,
}: {
  levels: readonly { tag: DepartmentTag; name: string }[]
}) {
  const t = useMessages()
  return (
    <nav className={styles.root} aria-labelledby="other-levels">
      <h2 id="other-levels">{t('learn.otherLevels')}</h2>
      <ul>
        {levels.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={pageAddress(t.language, '/admissions/:tag', { tag })}
              className={buttonStyles.quiet}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
