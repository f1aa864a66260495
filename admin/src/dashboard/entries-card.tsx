import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { findKind } from '../../../school/kinds/index.ts'
import type { Waiting, WaitingEntry } from '../../../school/operations/dashboard/dashboard.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { publishEntry } from '../entries/entry.ts'
import { entryPath, listedTitle } from '../entries/kind-pages.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
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
    <li className={layout.row}>
      <div className={layout.grow}>
        {kind ? <Link to={entryPath(kind, entry.id)}>{title}</Link> : title}
        <p className={layout.muted}>
          {kind?.labels.one}, {entry.by && `by ${entry.by}, `}
          {formatMoment(entry.at)}
        </p>
      </div>
      {mayApprove && entry.can.includes('publish') && (
        <Button aria-label={`Approve ${title}`} onClick={() => void approve()}>
          Approve
        </Button>
      )}
    </li>
  )
}
