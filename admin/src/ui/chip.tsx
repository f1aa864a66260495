import type { ReactNode } from 'react'
import type { AlertTone } from './alert.tsx'
import * as styles from './chip.module.css'

const toneClasses: Record<AlertTone | 'neutral', string | undefined> = {
  neutral: styles.root,
  success: styles.success,
  warning: styles.warning,
  error: styles.error,
  info: styles.info,
}

/** A short mark, such as the state of an entry. */
export const Chip = ({
  tone = 'neutral',
  children,
}: {
  tone?: AlertTone | 'neutral'
  children: ReactNode
}) => <span className={toneClasses[tone]}>{children}</span>
