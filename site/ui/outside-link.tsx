import type { ReactNode } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import * as srOnlyStyles from './sr-only.module.css'

interface LinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link to another site: opens in a new tab (spec 7) and tells screen readers so. */
export function OutsideLink({ to, className, children }: LinkProps) {
  const t = useMessages()
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={srOnlyStyles.root}> {t('common.opensInNewTab')}</span>
    </a>
  )
}

/** A link that staff wrote: to a page of this site or to another site. */
export const StaffLink = ({ to, className, children }: LinkProps) =>
  /^[/#]/.test(to) ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <OutsideLink to={to} className={className}>
      {children}
    </OutsideLink>
  )
