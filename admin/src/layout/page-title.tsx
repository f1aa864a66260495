import { useEffect, useRef, type ReactNode } from 'react'
import * as layout from '../ui/layout.module.css'
import * as styles from './page-title.module.css'

interface PageTitleProps {
  title: string
  /** a field of the page shows the title: the heading is only for screen readers */
  isField?: boolean
  takesFocus?: boolean
  children?: ReactNode
}

/**
 * Tells whether a page that opens may take the focus: nothing has it, or the page itself, which got the
 * focus before its heading was drawn.
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
