import type { ReactNode } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import * as srOnlyStyles from './sr-only.module.css'

/** A link to another site: opens in a new tab (spec 7) and tells screen readers so. */
export function OutsideLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string | undefined
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={srOnlyStyles.root}> {t('common.opensInNewTab')}</span>
    </a>
  )
}
