import { useLocation, useNavigate } from 'react-router'
import { startPath } from '../../../school/staff/accounts/return-path.ts'
import { useConnectionLost } from '../api/connection.ts'
import { continueLastDraft, hasUnsavedDraft } from '../drafts/last-draft.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { PageTitle } from './page-title.tsx'
import * as styles from './problem-pages.module.css'

/** Takes the place of a page that failed or could not be loaded. */
export function ScreenProblem() {
  const isLost = useConnectionLost()
  const location = useLocation()
  const navigate = useNavigate()
  const isTyped = hasUnsavedDraft()
  // Navigates to the same address: the failed page is drawn again, without loading everything.
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

/** Takes the place of a staff page that does not exist. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="There is no such page" />
      <p>
        The address may have been mistyped, or the link is an old one. Choose a page from the menu,
        or begin at the dashboard.
      </p>
      <ButtonLink look="primary" to={startPath}>
        Go to the dashboard
      </ButtonLink>
      <img src="/images/not-found.svg" alt="" className={styles.picture} />
    </>
  )
}
