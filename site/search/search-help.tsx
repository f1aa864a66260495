import type { ReactNode } from 'react'
import { askAddress } from '../contact/ask-address.ts'
import { addressIn } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './search-help.module.css'

/** Popular pages: path in English, name and description. */
const usefulPages = [
  ['/learn-with-us', 'search.admissions', 'search.admissionsText'],
  ['/stakeholders-centricity/scholarships', 'common.menuScholarships', 'search.scholarshipsText'],
  ['/dycian-news', 'common.menuNews', 'search.newsText'],
  ['/announcements', 'common.menuAnnouncements', 'search.announcementsText'],
  ['/events', 'common.menuEvents', 'search.eventsText'],
  ['/contact-us', 'common.menuConnect', 'search.contactText'],
] as const

function UsefulLinks({ title, children }: { title: string; children?: ReactNode }) {
  const t = useMessages()
  return (
    <nav className={styles.links} aria-labelledby="useful-links" data-screen-only>
      <h2 id="useful-links">{title}</h2>
      <ul>
        {usefulPages.map(([path, label, text]) => (
          <li key={path}>
            <a href={addressIn(t.language, path)}>{t(label)}</a>
            <span>{t(text)}</span>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** Shown before the first search, and beside results. */
export function PopularPages() {
  const t = useMessages()
  return (
    <UsefulLinks title={t('search.popular')}>
      <li>
        <a href={askAddress(t.language)}>{t('common.askUs')}</a>
        <span>{t('search.askText')}</span>
      </li>
    </UsefulLinks>
  )
}

/** Advice when a search finds nothing. */
export function SearchAdvice() {
  const t = useMessages()
  return (
    <>
      <ul className={styles.advice}>
        <li>{t('search.adviceFewer')}</li>
        <li>{t('search.adviceSpelling')}</li>
        <li>
          <a href={askAddress(t.language)}>{t('search.adviceAsk')}</a>
        </li>
      </ul>
      <UsefulLinks title={t('search.looking')} />
    </>
  )
}
