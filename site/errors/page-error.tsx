import { useRouteError, createPath, useLocation } from 'react-router'
import { Frame } from '../layout/frame.tsx'
import { useMessages } from '../languages/use-messages.ts'
import { Notice } from '../ui/notice.tsx'
import { ConnectionLostError, SiteUpdatedError } from './connection.ts'
import { readRefusal } from './refusal.ts'
import * as buttonStyles from '../ui/button.module.css'
import { use, useEffect, useState } from 'react'
import { DocumentPartsContext } from '../document/document-parts.ts'
import { PageHead } from '../ui/page-head.tsx'
import { pageAddress } from '../page-address.ts'
import { SiteSearch } from '../search/site-search.tsx'
import * as styles from './not-found.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import { useRetry } from './use-retry.ts'

/** Keeps header and footer around an error of the page (spec 4, render error). */
export function PageError() {
  return (
    <Frame>
      <RouteError error={useRouteError()} />
    </Frame>
  )
}

/**
 * Replaces a page that could not be made: by a lost connection, the sentence of a refusal, or the
 * not-found page, also for render errors (spec 2, 4).
 */
function RouteError({ error }: { error: unknown }) {
  const t = useMessages()
  const location = useLocation()
  if (error instanceof SiteUpdatedError) {
    return (
      <Notice
        title={t('common.siteUpdated')}
        action={
          <a href={createPath(location)} className={buttonStyles.root} data-reload="">
            {t('common.loadPage')}
          </a>
        }
      />
    )
  }
  if (error instanceof ConnectionLostError) return <ConnectionLost />
  const refusal = readRefusal(error)
  if (!refusal?.sentence) return <NotFound />
  // A missing item has a text of the specification; other refusals explain themselves.
  if (refusal.status === 404) return <Notice title={refusal.sentence} />
  return (
    <Notice
      title={refusal.status < 500 ? t('common.addressDoesNotWork') : t('common.notAvailable')}
    >
      <p>{refusal.sentence}</p>
    </Notice>
  )
}

/** The not-found page (spec 2). */
function NotFound() {
  const t = useMessages()
  return (
    <section className={styles.root} data-fills-page>
      <PageHead title={t('common.notFound')} description={t('common.notFoundText')} />
      <img src="/images/not-found.svg" alt="" width="640" height="480" className={styles.scene} />
      <div className={`${wrapStyles.root} ${styles.text}`}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1>
          <span className={srOnlyStyles.root}>404: </span>
          {t('common.notFoundTitle')}
        </h1>
        <p>
          {(import.meta.env.SSR && use(DocumentPartsContext).copy?.leftOut) ||
            t('common.notFoundText')}
        </p>
        <a
          href={pageAddress(t.language, '/')}
          className={`${buttonStyles.signal} ${styles.action}`}
        >
          {t('common.goHome')}
        </a>
        <div className={styles.search}>
          <SiteSearch />
        </div>
      </div>
    </section>
  )
}

/** Shown inside the frame when the site did not answer. Loads nothing further. */
function ConnectionLost() {
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
