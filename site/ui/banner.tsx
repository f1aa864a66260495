import type { ReactNode } from 'react'

interface BannerProps {
  title: string
  /** picture behind the title; left out, the stand-in */
  picture?: string | null
  /** whether the first letter stands out (spec 2) */
  highlightFirstLetter?: boolean
  children?: ReactNode
}

/** The full-width darkened banner at the head of a page (spec 2); the description is hidden on small screens. */
export function Banner({ title, picture = null, highlightFirstLetter = false, children }: BannerProps) {
  return (
    <div className="page-banner">
      <img
        src={picture ?? '/images/default-banner.svg'}
        alt=""
        width="1280"
        height="720"
        className="page-banner-picture"
      />
      <div className="wrap">
        <h1>
          {highlightFirstLetter && <span className="first-letter">{title.slice(0, 1)}</span>}
          {highlightFirstLetter ? title.slice(1) : title}
        </h1>
        {children && <div className="page-banner-text">{children}</div>}
      </div>
    </div>
  )
}
