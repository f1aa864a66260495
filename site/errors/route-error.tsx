import { createPath, useLocation } from 'react-router'
import { useMessages } from '../languages/use-messages.ts'
import { Notice } from '../ui/notice.tsx'
import { ConnectionLostError, SiteUpdatedError } from './connection.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { NotFound } from './not-found.tsx'
import { readRefusal } from './refusal.ts'
import * as buttonStyles from '../ui/button.module.css'

/**
 * Replaces a page that could not be made: a lost connection, the sentence of the loader's refusal,
 * or else the not-found page, which is also the fallback for render errors (spec 2, 4). React and
 * React Router log the error; a navigation resets it.
 */
export function RouteError({ error }: { error: unknown }) {
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
