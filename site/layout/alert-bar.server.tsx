import { OutsideLink } from '../ui/outside-link.tsx'
import type { BarText } from './bar-text.ts'
import * as styles from './alert-bar.module.css'

/**
 * An alert above everything else on the page, or a class notice; announced politely. The server sends
 * all its words, so that no page downloads any.
 */
export const AlertBar = ({
  bar: { level, label, lead, text, textLanguage, link },
}: {
  bar: BarText
}) => (
  <aside className={styles.root} data-level={level} aria-label={label}>
    <p role="status">
      <strong>{lead}</strong> <span lang={textLanguage}>{text}</span>{' '}
      {link && <AlertLink {...link} />}
    </p>
  </aside>
)

function AlertLink({ to, label }: { to: string; label: string }) {
  return to.startsWith('/') ? <a href={to}>{label}</a> : <OutsideLink to={to}>{label}</OutsideLink>
}
