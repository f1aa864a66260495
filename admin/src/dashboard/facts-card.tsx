import { Link } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { CardList, DashboardCard } from './dashboard-card.tsx'

type Facts = Dashboard['toDo']['facts']

/** The facts that are due for a check, overdue ones first. */
export function FactsCard({ facts }: { facts: Facts }) {
  return (
    <DashboardCard
      title="Facts to verify"
      count={facts.overdue + facts.dueSoon}
      more={
        <Link to={facts.overdue > 0 ? '/admin/facts?overdue=1' : '/admin/facts'}>
          {facts.overdue > 0 ? `${facts.overdue} overdue` : 'All facts'}
        </Link>
      }
    >
      <CardList>
        {facts.first.map(({ id, label, verifyBy, isOverdue }) => (
          <li key={id}>
            {label}: {isOverdue ? 'check was due by' : 'check by'} {formatShortDate(verifyBy, 'en')}
          </li>
        ))}
      </CardList>
    </DashboardCard>
  )
}

/** Describes the fact checks while none is due soon. */
export function sayFacts({ total, neverChecked }: Facts): string {
  if (total === 0) return 'You have no facts to verify.'
  const ahead = 'No fact is due for a check within two weeks.'
  if (neverChecked === 0) return ahead
  return `${ahead} ${neverChecked === total ? 'None has been checked yet.' : `${neverChecked} of ${total} were never checked.`}`
}
