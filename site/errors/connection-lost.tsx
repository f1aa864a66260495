import { useEffect, useState } from 'react'
import { createPath, useLocation } from 'react-router'
import { useMessages } from '../languages/use-messages.ts'
import { Notice } from '../ui/notice.tsx'
import { useRetry } from './use-retry.ts'
import * as buttonStyles from '../ui/button.module.css'

/** Shown inside the frame when the site did not answer. Loads nothing further. */
export function ConnectionLost() {
  const t = useMessages()
  const retry = useRetry()
  const location = useLocation()
  const { key } = location
  const address = createPath(location)
  const [copyOf, setCopyOf] = useState('')
  useEffect(() => {
    // The service worker keeps pages; a browser without storage has none.
    void globalThis.caches?.match(address).then(
      (copy) => copy && setCopyOf(address),
      () => {},
    )
  }, [address])
  return (
    <Notice
      title={t('common.connectionLost')}
      action={
        <button type="button" className={buttonStyles.root} onClick={retry}>
          {t('common.tryAgain')}
        </button>
      }
    >
      {/* The changed key makes screen readers announce each failed attempt. */}
      <p role="alert" key={key}>
        {t('common.connectionLostText')}
      </p>
      {copyOf === address && (
        <p>
          <a href={address} data-reload="">
            {t('common.openKeptCopy')}
          </a>
        </p>
      )}
    </Notice>
  )
}
