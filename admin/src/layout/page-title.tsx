import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './page-title.module.css'

interface PageTitleProps {
  title: string
  /** actions on the whole page, on the right */
  children?: ReactNode
}

/** The main heading of a page; it takes the focus, so that a screen reader announces the page. */
export function PageTitle({ title, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · DYCI staff`
  }, [title])
  useEffect(() => {
    // What opened the page may have moved the focus to it before it had a heading.
    const focused = document.activeElement
    if (focused === document.body || focused?.id === 'page') heading.current?.focus()
  }, [])
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}
