import { contentLanguage } from '../languages/content-language.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import { Picture } from '../ui/picture.tsx'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import { tracksAnchor, type TrackCard } from './track-card.ts'
import * as arrowStyles from '../ui/arrow.module.css'
import * as styles from './track-cards.module.css'

interface TrackCardsProps {
  heading: string
  department: DepartmentTag
  items: readonly TrackCard[]
}

/** The tracks of senior high school or the college departments, linked to their pages (spec 2). */
export function TrackCards({ heading, department, items }: TrackCardsProps) {
  const t = useMessages()
  return (
    <section
      className={styles.root}
      aria-labelledby={tracksAnchor(department)}
      data-department={department}
    >
      <h2 id={tracksAnchor(department)}>{heading}</h2>
      <ul data-reveal="each">
        {items.map(({ id, title, shortDescription, bannerImg, courses, ...item }) => (
          <li key={id} lang={contentLanguage(t, item)}>
            <Picture src={bannerImg} width={320} height={180} />
            <div className={styles.about}>
              <h3 className={arrowStyles.root}>
                <a
                  href={pageAddress(t.language, '/learn-with-us/:tag/tracks/:trackId', {
                    tag: department,
                    trackId: id,
                  })}
                >
                  {title}
                </a>
              </h3>
              <p>
                <UnbrokenText text={shortDescription} />
              </p>
            </div>
            {courses && (
              <div className={styles.courses}>
                {courses.map(({ title, to }) => (
                  <a key={to} href={to} className={arrowStyles.root}>
                    {title}
                  </a>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
