import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { findKind } from '../../../school/kinds/index.ts'
import type { Waiting, WaitingEntry } from '../../../school/operations/dashboard/dashboard.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { publishEntry } from '../entries/entry.ts'
import { entryPath, listedTitle } from '../entries/kind-pages.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import { CardList, DashboardCard } from './dashboard-card.tsx'

interface EntriesCardProps {
  title: string
  empty: string
  waiting: Waiting
  /** whether they can be published from here */
  mayApprove?: boolean
}

/** Entries that wait for something. */
export function EntriesCard({ title, empty, waiting, mayApprove = false }: EntriesCardProps) {
  return (
    <DashboardCard title={title} empty={empty} count={waiting.total}>
      <CardList>
        {waiting.first.map((entry) => (
          <EntryLine key={entry.id} entry={entry} mayApprove={mayApprove} />
        ))}
      </CardList>
    </DashboardCard>
  )
}

function EntryLine({ entry, mayApprove }: { entry: WaitingEntry; mayApprove: boolean }) {
  const queries = useQueryClient()
  const kind = findKind(entry.kind)
  const title = kind ? listedTitle(kind, entry) : entry.title
  const approve = async () => {
    try {
      await publishEntry(entry, {})
      notify(`“${title}” is published.`, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <span style={{ flexGrow: 1 }}>
        {kind ? (
          <Link
            component={RouterLink}
            to={entryPath(kind, entry.id)}
            sx={{ display: 'inline-block', py: 0.5 }}
          >
            {title}
          </Link>
        ) : (
          title
        )}
        <Typography variant="body2" color="text.secondary">
          {kind?.labels.one}, {entry.by && `by ${entry.by}, `}
          {formatMoment(entry.at)}
        </Typography>
      </span>
      {mayApprove && entry.can.includes('publish') && (
        <Button aria-label={`Approve ${title}`} onClick={() => void approve()}>
          Approve
        </Button>
      )}
    </Stack>
  )
}
