import { Link } from 'react-router'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import type { Waiting, WaitingEntry } from '../../../school/operations/dashboard/dashboard.ts'
import { entryPath, listedTitle } from '../entries/kind-pages.ts'
import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'
import { CardList, DashboardCard } from './dashboard-card.tsx'

interface EntriesCardProps {
  title: string
  waiting: Waiting
}

/** Entries that wait for something. */
export function EntriesCard({ title, waiting }: EntriesCardProps) {
  return (
    <DashboardCard title={title} count={waiting.total}>
      <CardList>
        {waiting.first.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </CardList>
    </DashboardCard>
  )
}

function EntryLine({ entry }: { entry: WaitingEntry }) {
  const kind = findLabels(entry.kind)
  const title = kind ? listedTitle(kind, entry) : entry.title
  return (
    <li>
      {kind ? <Link to={entryPath(kind, entry.id)}>{title}</Link> : title}
      <p className={layout.muted}>
        {kind?.labels.one}, {entry.by && `by ${entry.by}, `}
        {formatMoment(entry.at)}
      </p>
    </li>
  )
}
