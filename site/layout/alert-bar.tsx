import type { MessageKey } from '../languages/translate.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { ShownAlert } from '../../school/kinds/alert.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import * as styles from './alert-bar.module.css'

const levelWords = {
  info: 'common.alertInfo',
  warning: 'common.alertWarning',
  urgent: 'common.alertUrgent',
} as const satisfies Record<ShownAlert['level'], MessageKey>

/** The alert above everything else on the page; screen readers announce it politely. */
export function AlertBar({ alert: { text, level, link } }: { alert: ShownAlert }) {
  const t = useMessages()
  return (
    <aside className={styles.root} data-level={level} aria-label={t('common.alertFromSchool')}>
      <p role="status">
        <strong>{t(levelWords[level])}</strong>
        {` ${text} `}
        {link && <AlertLink to={link.to} label={link.label ?? t('common.readMore')} />}
      </p>
    </aside>
  )
}

function AlertLink({ to, label }: { to: string; label: string }) {
  return to.startsWith('/') ? <a href={to}>{label}</a> : <OutsideLink to={to}>{label}</OutsideLink>
}
