import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useConnectionLost } from '../api/connection.ts'
import { PageTitle } from './page-title.tsx'

/** Shown in the place of a page that could not be loaded, or that failed. */
export function ScreenProblem() {
  const isLost = useConnectionLost()
  return (
    <>
      <PageTitle title="This page cannot be shown" />
      <Typography sx={{ mb: 2 }}>
        {isLost
          ? 'There is no connection. Load the page again when it is back.'
          : 'Something went wrong here. Load the page again.'}
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </>
  )
}
