import { Link } from 'react-router'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { searchWordPath } from '../reference/reference-paths.ts'
import { CardList, DashboardCard } from './dashboard-card.tsx'

interface FailedSearchesCardProps {
  searches: NonNullable<Dashboard['toDo']['failedSearches']>
  mayEditSearchWords: boolean
}

/** Shows the searches of visitors that found nothing. */
export function FailedSearchesCard({ searches, mayEditSearchWords }: FailedSearchesCardProps) {
  return (
    <DashboardCard title="Searches without results" count={searches.length}>
      <CardList>
        {searches.map(({ words, count }) => (
          <li key={words}>
            “{words}” {count === 1 ? 'once' : `${count} times`}
            {mayEditSearchWords && (
              <>
                {' · '}
                <Link to={searchWordPath(words)} aria-label={`Add “${words}” to the search words`}>
                  Add to the search words
                </Link>
              </>
            )}
          </li>
        ))}
      </CardList>
    </DashboardCard>
  )
}
