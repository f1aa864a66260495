import type { ReactNode } from 'react'

/** A link to another site: opens in a new tab (spec 7) and tells screen readers so. */
export function OutsideLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
