import { Children, type ReactNode } from 'react'
import type { InLanguage } from '../../school/base/filipino.ts'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { SubItem } from '../../school/kinds/sub-item.ts'
import { Banner } from '../ui/banner.tsx'
import { ContactList } from '../ui/contact-links.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { SampleMark, SampleNote } from '../ui/sample-note.tsx'
import { TextSections } from '../ui/text-sections.tsx'
import { Words } from '../ui/words.tsx'
import { useMessages } from '../languages/use-messages.ts'
import { hasRail, Rail } from './rail.tsx'
import type { RailContent } from './read-rail.server.ts'
import { splitYears } from './years.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './sub-item-view.module.css'

interface SubItemViewProps {
  item: WithPhotos<SubItem>
  breadcrumb: ReactNode
  siblings: readonly ({ address: string; title: string; isCurrent: boolean } & InLanguage)[]
  rail?: RailContent | null
  /** the first segment of the section's address, which may have colors of its own */
  section?: string
  /** what is beside each section, in their order */
  beside?: readonly ReactNode[] | undefined
  /** additional content between description and sections */
  children?: ReactNode
}

/** Header, text, sections and contacts of a page below a category, with links to its neighbors. */
export function SubItemView({
  item,
  breadcrumb,
  siblings,
  rail,
  section,
  beside,
  children,
}: SubItemViewProps) {
  const t = useMessages()
  const shownRail = rail && hasRail(rail) ? rail : null
  // A short page keeps its only section beside the rail; a long one uses the width below it.
  const isLong = Children.toArray(children).length > 0 || item.sections.length > 1
  const [lead = '', ...rest] = item.description
  const { years, others } = splitYears(item.sections)
  const hasContact = Boolean(item.fbLink ?? item.emailAddress ?? item.contactNumber)
  return (
    <div data-section={section}>
      <Banner title={item.title} picture={item.headerImg} of={item}>
        <p>{item.shortDescription}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <div className={styles.head}>
          {breadcrumb}
          {item.sample && <SampleMark />}
        </div>
        <div className={shownRail ? styles.magazine : styles.withSiblings} data-page={item.tag}>
          {shownRail && (
            <>
              <div className={`prose prose-opening ${styles.text}`}>
                <Paragraphs texts={[lead]} of={item} />
              </div>
              <Rail rail={shownRail} />
              {rest.length > 0 && (
                <div className={`prose ${styles.text}`}>
                  <Paragraphs texts={rest} of={item} />
                </div>
              )}
            </>
          )}
          <div className={styles.root} data-long={isLong}>
            {!shownRail && (
              <div className="prose prose-opening">
                <Paragraphs texts={item.description} of={item} />
              </div>
            )}
            {children}
            <TextSections sections={years} look="timeline" beside={beside} />
            <TextSections
              sections={others}
              before={years.length}
              beside={beside?.slice(years.length)}
            />
            {hasContact && (
              <ContactList
                page={item.fbLink}
                pageLabel={item.title}
                email={item.emailAddress}
                phone={item.contactNumber}
              />
            )}
            {item.sample && <SampleNote />}
          </div>
          {siblings.length > 1 && (
            <nav aria-label={t('pages.ofSection')} className={styles.siblings}>
              <ul>
                {siblings.map((page) => (
                  <li key={page.address}>
                    <a href={page.address} aria-current={page.isCurrent ? 'page' : undefined}>
                      <Words text={page.title} of={page} />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </div>
  )
}
