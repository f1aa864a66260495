import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { ChoiceFilter } from '../layout/choice-filter.tsx'
import { ListScreen, useList } from '../layout/list-screen.tsx'
import { notify } from '../notifications/notify.ts'
import { TextField } from '../ui/text-field.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { checkFact, factsPerPage, listFacts, listOwners, assignFact, type Fact } from './fact.ts'
import { FactCard } from './fact-card.tsx'

/** Every fact on the site, with owner and due date of its check; the address may name one. */
export function FactsPage() {
  const [parameters] = useSearchParams()
  const first = {
    overdue: parameters.get('overdue') === '1',
    missing: parameters.get('missing') === '1',
    owner: '',
    q: parameters.get('q') ?? '',
  }
  const list = useList('facts', first, listFacts, factsPerPage)
  const { filter, narrow } = list
  const queries = useQueryClient()
  const { data: owners = [], isFetched } = useQuery({ queryKey: ['owners'], queryFn: listOwners })

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
              () => checkFact(fact.id),
              ({ verifyBy }) =>
                `Checked today. To be checked again by ${formatShortDate(verifyBy, 'en')}.`,
            )
          }
          onAssign={(next) =>
            void change(
              () => assignFact(fact.id, next),
              ({ owner: assigned, verifyBy }) =>
                `Owner: ${assigned ? assigned.name : 'none'}. Check by ${formatShortDate(verifyBy, 'en')}.`,
            )
          }
        />
      )}
    >
      <div className={layout.fieldRow}>
        <TextField label="Search" value={filter.q} onChange={(q) => narrow({ q })} />
        {owners.length > 0 && (
          <ChoiceFilter
            label="Owner"
            all="Everyone"
            value={filter.owner}
            choices={[
              ['none', 'No owner yet'],
              ...owners.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(owner) => narrow({ owner })}
          />
        )}
        <Checkbox
          label="Overdue only"
          isChecked={filter.overdue}
          onChange={(overdue) => narrow({ overdue })}
        />
        <Checkbox
          label="Missing only"
          isChecked={filter.missing}
          onChange={(missing) => narrow({ missing })}
        />
      </div>
    </ListScreen>
  )
}
