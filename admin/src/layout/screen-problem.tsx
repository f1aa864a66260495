import { useConnectionLost } from '../api/connection.ts'
import { Button } from '../ui/button.tsx'
import { PageTitle } from './page-title.tsx'

/** Shown in the place of a page that could not be loaded, or that failed. */
export function ScreenProblem() {
  const isLost = useConnectionLost()
  return (
    <>
      <PageTitle title="This page cannot be shown" />
      <p>
        {isLost
          ? 'There is no connection. Load the page again when it is back.'
          : 'Something went wrong here. Load the page again.'}
      </p>
      <Button look="primary" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </>
  )
}
