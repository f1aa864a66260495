import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { useAbilities } from '../staff-ability.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { toDoCards } from './to-do-cards.tsx'

/** The open tasks, most urgent first; what does not wait is said together at the end. */
export function ToDo({ toDo }: Pick<Dashboard, 'toDo'>) {
  const cards = toDoCards(toDo, useAbilities())
  const open = cards.filter(({ count }) => count > 0)
  const quiet = cards.filter(({ count }) => count === 0)
  return (
    <>
      {open.map(({ quiet: _, isUncounted = false, count, ...card }) => (
        <DashboardCard key={card.title} count={isUncounted ? 0 : count} {...card} />
      ))}
      {quiet.length > 0 && (
        <DashboardCard
          title={open.length > 0 ? 'Nothing else waits' : 'Nothing waits for you'}
          lines={quiet.map((card) => ({ key: card.title, title: card.quiet }))}
        />
      )}
    </>
  )
}
