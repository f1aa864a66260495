import type { ReactNode } from 'react'
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
  return (
    <section className={styles.root} data-light-top>
      <PageHead
        title={title}
        description={`${title} This page cannot be shown; begin again at the home page of DYCI.`}
      />
      <h1>{title}</h1>
      {children}
      {action ?? (
        <a href="/" className={buttonStyles.root}>
          Go Back To Home
        </a>
      )}
    </section>
  )
}
