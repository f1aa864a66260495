import { Link } from 'react-router'
import type { LearnersFilter } from '../../../school/content/media/learners.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { CardList, DashboardCard } from './dashboard-card.tsx'

type Counts = NonNullable<Dashboard['toDo']['learners']>

const lines: Record<keyof Counts, (pictures: string, isOne: boolean) => string> = {
  ending: (pictures, isOne) =>
    `${pictures}: the consent ends within 30 days. Then ${isOne ? 'it is' : 'they are'} hidden.`,
  hidden: (pictures, isOne) => `${pictures} ${isOne ? 'is' : 'are'} hidden without a consent`,
  unanswered: (pictures) => `${pictures}: not answered whether learners are shown`,
}
const order = ['ending', 'hidden', 'unanswered'] as const satisfies readonly LearnersFilter[]

/** Pictures that wait for an answer or a consent. */
export function LearnersCard({ learners }: { learners: Counts }) {
  const open = order.filter((filter) => learners[filter] > 0)
  return (
    <DashboardCard
      title="Learners in pictures"
      count={learners.ending + learners.hidden + learners.unanswered}
    >
      <CardList>
        {open.map((filter) => {
          const count = learners[filter]
          const pictures = count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`
          return (
            <li key={filter}>
              <Link to={`/admin/media?learners=${filter}`}>
                {lines[filter](pictures, count === 1)}
              </Link>
            </li>
          )
        })}
      </CardList>
    </DashboardCard>
  )
}
