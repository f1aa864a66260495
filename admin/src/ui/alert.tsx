import type { ComponentProps, ReactNode } from 'react'
import * as styles from './alert.module.css'

export type AlertTone = 'error' | 'warning' | 'success' | 'info'

interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'className'> {
  tone: AlertTone
  title?: ReactNode
  action?: ReactNode
  /** `status` waits until a screen reader is free; `note` is not announced */
  role?: 'alert' | 'status' | 'note'
}

/** A message in the page. @param props.action a button beside the text */
export function Alert({ tone, title, action, role = 'alert', children, ...rest }: AlertProps) {
  return (
    <div {...rest} role={role} className={styles[tone]}>
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
      {action}
    </div>
  )
}

/** Shows the problem of the last attempt. Always on the page, so that screen readers announce changes. */
export function ProblemAlert({ problem }: { problem: string }) {
  return (
    <div role="alert">
      {problem && (
        <Alert tone="error" role="note">
          {problem}
        </Alert>
      )}
    </div>
  )
}
