import type { ReactNode } from 'react'

/** The full-width darkened banner at the head of a page (spec 2); the description is hidden on small screens. */
export function PageBanner({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page-banner">
      <div className="wrap">
        <h1>{title}</h1>
        {children && <div className="page-banner-text">{children}</div>}
      </div>
    </div>
  )
}
