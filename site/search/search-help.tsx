import type { ReactNode } from 'react'
import { askAddress } from '../contact/ask-address.ts'
import { pageAddress } from '../page-address.ts'
import type { Language } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './search-help.module.css'

/** Popular pages, beside what a search found too. */
const usefulLinks = (language: Language) =>
  [
    {
      to: pageAddress(language, '/learn-with-us'),
      label: 'search.admissions',
      text: 'search.admissionsText',
    },
    {
      to: pageAddress(language, '/stakeholders-centricity/:tag', { tag: 'scholarships' }),
      label: 'common.menuScholarships',
      text: 'search.scholarshipsText',
    },
    {
      to: pageAddress(language, '/dycian-news'),
      label: 'common.menuNews',
      text: 'search.newsText',
    },
    {
      to: pageAddress(language, '/announcements'),
      label: 'common.menuAnnouncements',
      text: 'search.announcementsText',
    },
    { to: pageAddress(language, '/events'), label: 'common.menuEvents', text: 'search.eventsText' },
    {
      to: pageAddress(language, '/contact-us'),
      label: 'common.menuConnect',
      text: 'search.contactText',
    },
  ] as const

function UsefulLinks({ title, children }: { title: string; children?: ReactNode }) {
  const t = useMessages()
  return (
    <nav className={styles.links} aria-labelledby="useful-links">
      <h2 id="useful-links">{title}</h2>
      <ul>
        {usefulLinks(t.language).map(({ to, label, text }) => (
          <li key={to}>
            <a href={to}>{t(label)}</a>
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
