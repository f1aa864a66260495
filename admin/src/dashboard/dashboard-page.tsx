import Box from '@mui/material/Box'
import { PageTitle } from '../layout/page-title.tsx'
import { useSession } from '../session/session-provider.tsx'
import { WaitingEntries } from './waiting-entries.tsx'

/** What needs doing. */
export function DashboardPage() {
  const { user } = useSession()
  return (
    <>
      <PageTitle title="Dashboard" />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <WaitingEntries
          title="Waiting for review"
          empty="Nothing waits for a review."
          filter={{ state: 'review', sort: 'updatedAt', order: 'ASC' }}
          mayApprove={user?.role !== 'author'}
        />
        <WaitingEntries
          title="Scheduled next"
          empty="Nothing is scheduled."
          filter={{ state: 'scheduled', sort: 'publishAt', order: 'ASC' }}
        />
        <WaitingEntries
          title="My drafts"
          empty="You have no drafts."
          filter={{ state: 'draft', mine: true, sort: 'updatedAt', order: 'DESC' }}
        />
      </Box>
    </>
  )
}
