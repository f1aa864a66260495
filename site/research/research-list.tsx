import { contentLanguage } from '../languages/content-language.ts'
import type { MessageKey } from '../languages/translate.ts'
import type { ResearchListItem } from '../../school/content/entries/read-research.server.ts'
import type { ResearchGroup } from '../../school/kinds/research.ts'
import { pageAddress } from '../page-address.ts'
import type { Language } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Picture } from '../ui/picture.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as arrowStyles from '../ui/arrow.module.css'
import * as styles from './research-list.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

export const groupTitles = {
  jhs: 'common.menuJuniorHigh',
  shs: 'common.menuSeniorHigh',
  college: 'common.menuCollege',
} as const satisfies Record<ResearchGroup, MessageKey>

/** Returns the address of the list of a group's research. */
export const researchListAddress = (language: Language, group: ResearchGroup) =>
  pageAddress(language, '/innovations/dyci-research/research/:category', { category: group })

/** Returns the address of the page of a research item. */
export const researchItemAddress = (language: Language, group: ResearchGroup, id: number) =>
  pageAddress(language, '/innovations/dyci-research/research/:category/:id', {
    category: group,
    id: String(id),
  })

interface ResearchListProps {
  group: ResearchGroup
  items: readonly ResearchListItem[]
  /** `small` has small pictures and no summaries, `brief` has neither */
  look?: 'rows' | 'small' | 'brief'
}

/** Research items with year and authors, each linked to its page. */
export function ResearchList({ group, items, look = 'rows' }: ResearchListProps) {
  const t = useMessages()
  return (
    <ul className={`${styles.root} ${styles[look]}`}>
      {items.map(({ id, title, summary, author, date, sample, image, ...item }) => (
        <li key={id}>
          {look !== 'brief' && image && <Picture src={image} width={640} height={360} />}
          <p className={styles.year}>{date.slice(0, 4)}</p>
          <h3 className={arrowStyles.root} lang={contentLanguage(t, item)}>
            <a href={researchItemAddress(t.language, group, id)}>
              <UnbrokenText text={title} />
            </a>
          </h3>
          <p className={kickerStyles.root}>
            {author} {sample && <SampleTag />}
          </p>
          {look === 'rows' && (
            <p className={styles.summary} lang={contentLanguage(t, item)}>
              {summary}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
