import { useEffect, useRef, type ReactNode } from 'react'
import * as layout from '../ui/layout.module.css'
import * as styles from './page-title.module.css'

interface PageTitleProps {
  title: string
  /** the title is a field of the page: the heading is for screen readers then */
  isField?: boolean
  takesFocus?: boolean
  children?: ReactNode
}

/**
 * Returns whether a page that opens may take the focus. What opened it may have moved the focus to it
 * before it had a heading.
 */
export const isFocusFree = () =>
  document.activeElement === document.body || document.activeElement?.id === 'page'

/** The main heading of a page; it takes the focus, so that a screen reader announces the page. */
export function PageTitle({ title, isField = false, takesFocus = true, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · DYCI staff`
  }, [title])
  useEffect(() => {
    if (takesFocus && isFocusFree()) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={isField ? layout.unseen : styles.root}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}
