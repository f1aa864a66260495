import { useQueryClient } from '@tanstack/react-query'
import { formatShortDate } from '../../../school/base/formats.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { notify } from '../notifications/notify.ts'
import { useColleagues } from '../staff/people.ts'
import { changeFact, factsPerPage, type Fact } from './fact.ts'
import { FactCard } from './fact-card.tsx'

/** Every fact on the site, with owner and due date of its check; the address may name one. */
export function FactsPage() {
  const queries = useQueryClient()
  const { people: owners, isFetched } = useColleagues()
  const byOwner = {
    name: 'owner',
    label: 'Owner',
    all: 'Everyone',
    choices: [
      ['none', 'No owner yet'] as const,
      ...owners.map(({ id, name }) => [id, name] as const),
    ],
  }
  const list = useList('facts', {
    filters: [
      { name: 'q', label: 'Search' },
      ...(owners.length > 0 ? [byOwner] : []),
      { name: 'overdue', label: 'Overdue only', isSwitch: true },
      { name: 'missing', label: 'Missing only', isSwitch: true },
    ],
    perPage: factsPerPage,
  })

  const change = async (work: () => Promise<Fact>, say: (fact: Fact) => string) => {
    try {
      notify(say(await work()), { type: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['facts'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ])
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <ListScreen
      title="Facts to verify"
      list={list}
      // The filter for owners is above the facts.
      isReady={isFetched}
      noun={['fact', 'facts']}
      empty="Nothing to check here."
      renderItem={(fact) => (
        <FactCard
          key={fact.id}
          fact={fact}
          owners={owners}
          onCheck={() =>
            void change(
              () => changeFact(fact.id, { isTrueToday: true }),
              ({ verifyBy }) =>
                `Checked today. To be checked again by ${formatShortDate(verifyBy, 'en')}.`,
            )
          }
          onAssign={(next) =>
            void change(
              () => changeFact(fact.id, next),
              ({ owner: assigned, verifyBy }) =>
                `Owner: ${assigned ? assigned.name : 'none'}. Check by ${formatShortDate(verifyBy, 'en')}.`,
            )
          }
        />
      )}
    />
  )
}
