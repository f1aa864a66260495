import type { ReactNode } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import { PageHead } from './page-head.tsx'
import * as styles from './notice.module.css'
import * as buttonStyles from './button.module.css'

interface NoticeProps {
  title: string
  /** replaces the link to the home page */
  action?: ReactNode
  children?: ReactNode
}

/** A page that says that something is missing or failed, with a link to continue. */
export function Notice({ title, action, children }: NoticeProps) {
  const t = useMessages()
  return (
    <section className={styles.root} data-light-top>
      <PageHead title={title} description={t('common.noticeDescription', { title })} />
      <h1>{title}</h1>
      {children}
      {action ?? (
        <a href="/" className={buttonStyles.root}>
          {t('common.goHome')}
        </a>
      )}
    </section>
  )
}
