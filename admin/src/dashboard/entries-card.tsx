import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Waiting, WaitingEntry } from '../../../school/dashboard/dashboard.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { allEntryPages } from '../entries/all-entry-pages.ts'
import { actOnEntry } from '../entries/entry.ts'
import { entryPath, listedTitle } from '../entries/entry-pages.ts'
import { formatMoment } from '../layout/times.ts'
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
  const notify = useNotify()
  const queries = useQueryClient()
  const pages = allEntryPages.find(({ kind }) => kind === entry.kind)
  const title = pages ? listedTitle(pages, entry) : entry.title
  const approve = async () => {
    try {
      await actOnEntry(entry.kind, entry.id, 'publish')
      notify(`“${title}” is published.`, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <span style={{ flexGrow: 1 }}>
        {pages ? (
          <Link
            component={RouterLink}
            to={entryPath(pages, entry.id)}
            sx={{ display: 'inline-block', py: 0.5 }}
          >
            {title}
          </Link>
        ) : (
          title
        )}
        <Typography variant="body2" color="text.secondary">
          {pages?.one}, {entry.by && `by ${entry.by}, `}
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
