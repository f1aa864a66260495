import { use, type SyntheticEvent } from 'react'
import { DocumentPartsContext } from '../document/document-parts.ts'
import '../ui/tick.module.css'
import * as styles from './ask-section.module.css'

/**
 * The question form. Without a connection, sending only shows a note: what is typed stays.
 * @param html as `drawAskForm` returns it
 */
export function AskSection({ html }: { html: string }) {
  const contacts = import.meta.env.SSR && use(DocumentPartsContext).copy?.contacts
  if (contacts)
    return (
      <section id="ask" aria-labelledby="ask-title" className={styles.root}>
        {contacts}
      </section>
    )
  const keepOffline = (event: SyntheticEvent<HTMLElement>) => {
    if (navigator.onLine) return
    event.preventDefault()
    const notice = event.currentTarget.querySelector<HTMLElement>('[data-offline]')
    if (notice) notice.hidden = false
  }
  return (
    <section
      id="ask"
      aria-labelledby="ask-title"
      className={styles.root}
      onSubmit={keepOffline}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
