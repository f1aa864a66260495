import type { ShownPicture } from '../../school/base/photo.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import type { RailFields } from '../../school/kinds/rail-fields.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Picture } from '../ui/picture.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { StaffTitle } from '../ui/staff-text.tsx'
import type { Part } from './read-parts.server.ts'
import * as arrowStyles from '../ui/arrow.module.css'
import * as styles from './section-card.module.css'
import './section-card.spirituality.module.css'
import './section-card.meaning.module.css'
import './section-card.norms.module.css'
import './section-card.memory.module.css'
import './section-card.innovations.module.css'
import './section-card.alone.module.css'
import './section-card.centricity.module.css'

export interface SectionItem extends InLanguage {
  address: string
  title: string
  shortDescription: string
  sample: boolean
  /** the page's own picture, when it is not that of its section */
  picture: ShownPicture | null
  figure: RailFields['figures'][number] | null
  parts: readonly Part[]
}

/** A page of a section, with its large figure and a link to each of its parts. */
export function SectionCard({ item }: { item: SectionItem }) {
  const t = useMessages()
  const { address, title, shortDescription, sample, picture, figure, parts } = item
  return (
    <li className={styles.root} lang={contentLanguage(t, item)}>
      {picture && <Picture src={picture} width={640} height={360} />}
      <div>
        {figure && (
          <p className={styles.figure}>
            <b>{figure.value}</b> <span>{figure.label}</span>
          </p>
        )}
        <h2 className={arrowStyles.root}>
          <a href={address}>
            <StaffTitle text={title} of={item} />
          </a>
        </h2>
        <p>
          {shortDescription} {sample && <SampleTag />}
        </p>
      </div>
      {parts.length > 0 && (
        <ul className={styles.parts} data-screen-only>
          {parts.map(({ to, note, ...part }) => (
            <li key={to}>
              <a href={to} className={arrowStyles.root} lang={contentLanguage(t, part)}>
                {part.title}
              </a>{' '}
              {note?.text && <span lang={contentLanguage(t, note)}>{note.text}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
