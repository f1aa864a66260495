import type { ShownAlert } from '../../school/alert/alert.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import * as styles from './alert-bar.module.css'

const levelWords: Record<ShownAlert['level'], string> = {
  info: 'Notice',
  warning: 'Warning',
  urgent: 'Urgent',
}

/** The alert above everything else on the page; screen readers announce it politely. */
export function AlertBar({ alert: { text, level, link } }: { alert: ShownAlert }) {
  return (
    <aside className={styles.root} data-level={level} aria-label="Alert from the school">
      <p role="status">
        <strong>{`${levelWords[level]}:`}</strong>
        {` ${text} `}
        {link && <AlertLink {...link} />}
      </p>
    </aside>
  )
}

function AlertLink({ to, label }: { to: string; label: string }) {
  return to.startsWith('/') ? <a href={to}>{label}</a> : <OutsideLink to={to}>{label}</OutsideLink>
}
