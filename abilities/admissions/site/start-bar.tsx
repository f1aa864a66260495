import { useMessages } from '../../../site/languages/use-messages.ts'
import { StaffLink } from '../../../site/ui/outside-link.tsx'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as styles from './start-bar.module.css'

interface StartBarProps {
  /** the address where applying begins; one on another site opens in a new tab */
  to: string
  label: string
}

/** The first step of applying, at the foot of the screen on phones. */
export function StartBar({ to, label }: StartBarProps) {
  const t = useMessages()
  return (
    <nav className={styles.root} aria-label={t('learn.start')}>
      <StaffLink to={to} className={buttonStyles.signal}>
        {label}
      </StaffLink>
    </nav>
  )
}
