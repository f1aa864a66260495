import { useLocation } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import { useRetry } from './use-retry.ts'
import * as buttonStyles from '../ui/button.module.css'

/** Shown inside the frame when the site did not answer. Loads nothing further. */
export function ConnectionLost() {
  const retry = useRetry()
  const { key } = useLocation()
  return (
    <Notice
      title="The connection was lost"
      action={
        <button type="button" className={buttonStyles.root} onClick={retry}>
          Try again
        </button>
      }
    >
      {/* The changed key makes screen readers announce each failed attempt. */}
      <p role="alert" key={key}>
        This page could not be loaded. Please check your connection. When you are back online, it
        loads by itself.
      </p>
    </Notice>
  )
}
