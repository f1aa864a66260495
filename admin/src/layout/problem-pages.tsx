import { useLocation, useNavigate } from 'react-router'
import { useConnectionLost } from '../api/connection.ts'
import { continueLastDraft, hasUnsavedDraft } from '../drafts/last-draft.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { PageTitle } from './page-title.tsx'

/** Shown in the place of a page that could not be loaded, or that failed. */
export function ScreenProblem() {
  const isLost = useConnectionLost()
  const location = useLocation()
  const navigate = useNavigate()
  const isTyped = hasUnsavedDraft()
  // Opening the address again, without a load, replaces this page by the one that failed.
  const goOn = () => {
    continueLastDraft()
    void navigate(location, { replace: true, state: location.state as unknown })
  }
  return (
    <>
      <PageTitle title="This page cannot be shown" />
      <p>
        {isLost
          ? 'There is no connection. Load the page again when it is back.'
          : 'Something went wrong here. Load the page again.'}
      </p>
      {isTyped && <p>What you typed is kept on this device.</p>}
      <div className={layout.row}>
        {isTyped && (
          <Button look="primary" onClick={goOn}>
            Go on with what you typed
          </Button>
        )}
        <Button look={isTyped ? 'outlined' : 'primary'} onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    </>
  )
}
