import type { ShownAlert } from '../../school/kinds/alert.ts'
import type { Language } from '../languages/language.ts'
import { StaffLink } from '../ui/outside-link.tsx'
import * as styles from './alert-bar.module.css'

/** Text of a bar above every page, such as an alert or the state of classes. */
export interface BarText {
  level: ShownAlert['level'] | 'classes' | 'language'
  /** the name of the bar for screen readers */
  label: string
  /** the bold word at its beginning */
  lead: string
  text: string
  /** the `lang` of the text, where it is not that of the page */
  textLanguage?: Language | undefined
  link: { to: string; label: string } | null
}

/** An alert or class notice above the page, announced politely; the server sends all its words. */
export const AlertBar = ({
  bar: { level, label, lead, text, textLanguage, link },
}: {
  bar: BarText
}) => (
  <aside className={styles.root} data-level={level} aria-label={label}>
    <p role="status">
      <strong>{lead}</strong> <span lang={textLanguage}>{text}</span>{' '}
      {link && <StaffLink to={link.to}>{link.label}</StaffLink>}
    </p>
  </aside>
)
