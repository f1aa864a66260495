import type { ComponentProps, ReactNode } from 'react'
import * as styles from './alert.module.css'

export type AlertTone = 'error' | 'warning' | 'success' | 'info'

const toneClasses: Record<AlertTone, string | undefined> = {
  error: styles.error,
  warning: styles.warning,
  success: styles.success,
  info: styles.info,
}

interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'className'> {
  tone: AlertTone
  title?: ReactNode
  /** a button beside the text */
  action?: ReactNode
  /** `status` waits until a screen reader is free; `note` is not announced */
  role?: 'alert' | 'status' | 'note'
}

/** A message in the page, announced when it appears. */
export function Alert({ tone, title, action, role = 'alert', children, ...rest }: AlertProps) {
  return (
    <div {...rest} role={role} className={toneClasses[tone]}>
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
      {action}
    </div>
  )
}
