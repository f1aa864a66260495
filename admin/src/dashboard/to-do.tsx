import { Link } from 'react-router'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { toDoCards } from './to-do-cards.tsx'

/** The open tasks, most urgent first; what does not wait is said together at the end. */
export function ToDo({ toDo }: Pick<Dashboard, 'toDo'>) {
  const { schoolYear } = toDo
  const cards = toDoCards(toDo)
  const open = cards.filter(({ count }) => count > 0)
  const quiet = cards.filter(({ count }) => count === 0)
  return (
    <>
      {schoolYear && (
        <DashboardCard
          title={`School year ${schoolYear}`}
          more={<Link to="/admin/school-year">Move the site to {schoolYear}</Link>}
        >
          <p>Dates, fees, enrollment figures, “Updated as of” and events, step by step.</p>
        </DashboardCard>
      )}
      {open.map(({ quiet: _, ...card }) => (
        <DashboardCard key={card.title} {...card} />
      ))}
      {quiet.length > 0 && (
        <DashboardCard
          title={open.length > 0 || schoolYear ? 'Nothing else waits' : 'Nothing waits for you'}
          lines={quiet.map((card) => ({ key: card.title, title: card.quiet }))}
        />
      )}
    </>
  )
}
