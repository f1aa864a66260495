import type { ReactNode } from 'react'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { SubItem } from '../../school/kinds/sub-item.ts'
import { Banner } from '../ui/banner.tsx'
import { ContactList } from '../ui/contact-links.tsx'
import { SampleMark, SampleNote } from '../ui/sample-note.tsx'
import type { RailContent } from './read-rail.server.ts'
import { TextFrame, type Sibling } from './text-frame.tsx'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './sub-item-view.module.css'

interface SubItemViewProps {
  item: WithPhotos<SubItem>
  breadcrumb: ReactNode
  siblings: readonly Sibling[]
  rail?: RailContent | null
  /** the first segment of the section's address, which may have colors of its own */
  section?: string
  /** a button above the next steps */
  action?: ReactNode
  /** what is beside each section, in their order */
  beside?: readonly ReactNode[] | undefined
  /** additional content below the lead */
  children?: ReactNode
}

/** Header, text, sections and contacts of a page below a category, with links to its neighbors. */
export function SubItemView({
  item,
  breadcrumb,
  siblings,
  rail,
  section,
  action,
  beside,
  children,
}: SubItemViewProps) {
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
        <TextFrame
          page={item}
          tag={item.tag}
          rail={rail}
          action={action}
          siblings={siblings}
          beside={beside}
          foot={
            <>
              {hasContact && (
                <ContactList
                  page={item.fbLink}
                  pageLabel={item.title}
                  email={item.emailAddress}
                  phone={item.contactNumber}
                />
              )}
              {item.sample && <SampleNote />}
            </>
          }
        >
          {children}
        </TextFrame>
      </div>
    </div>
  )
}
