import type { InLanguage } from '../../school/base/filipino.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Picture } from '../ui/picture.tsx'
import { StaffTitle } from '../ui/staff-text.tsx'
import * as styles from './page-links.module.css'

/** A link to a page of a section. */
export interface PageLink extends InLanguage {
  address: string
  title: string
  picture?: ShownPicture | null
  isCurrent?: boolean
}

/** Links to the pages of a section, in a row; the link to the page on view is marked. */
export function PageLinks({ pages }: { pages: readonly PageLink[] }) {
  const t = useMessages()
  return (
    <nav aria-label={t('pages.ofSection')} className={styles.root} data-screen-only>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <a href={page.address} aria-current={page.isCurrent ? 'page' : undefined}>
              {page.picture && <Picture src={page.picture} width={320} height={180} />}
              <StaffTitle text={page.title} of={page} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
