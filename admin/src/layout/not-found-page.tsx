import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { startPath } from '../../../school/staff/accounts/return-path.ts'
import { PageTitle } from './page-title.tsx'

/** Shown at an unknown address of the staff pages. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="There is no such page" />
      <Typography sx={{ mb: 2 }}>
        The address may have been mistyped, or the link is an old one. Choose a page from the menu,
        or begin at the dashboard.
      </Typography>
      <Button variant="contained" component={Link} to={startPath}>
        Go to the dashboard
      </Button>
      <Box
        component="img"
        src="/images/not-found.svg"
        alt=""
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 560,
          mt: 3,
          borderRadius: '0 40px 0 40px',
        }}
      />
    </>
  )
}
