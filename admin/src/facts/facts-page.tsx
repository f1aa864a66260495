import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { notify } from '../notifications/notify.ts'
import { TextField } from '../ui/text-field.tsx'
import { Select } from '../ui/select.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { Spinner } from '../ui/progress.tsx'
import { Alert } from '../ui/alert.tsx'
import { checkFact, listFacts, listOwners, assignFact, type Fact } from './fact.ts'
import { FactCard } from './fact-card.tsx'

/** Every fact on the site, with owner and due date of its check; the address may name one. */
export function FactsPage() {
  const [parameters] = useSearchParams()
  const [overdue, setOverdue] = useState(parameters.get('overdue') === '1')
  const [missing, setMissing] = useState(parameters.get('missing') === '1')
  const [owner, setOwner] = useState('')
  const [q, setQ] = useState(parameters.get('q') ?? '')
  const queries = useQueryClient()
  const { data: owners = [], isFetched } = useQuery({ queryKey: ['owners'], queryFn: listOwners })
  const { data, error } = useQuery({
    queryKey: ['facts', overdue, missing, owner, q],
    queryFn: () => listFacts({ overdue, missing, owner, q }),
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
  const title = <PageTitle title="Facts to verify" />
  // The filter for owners is above the facts.
  if (!isFetched)
    return (
      <>
        {title}
        <Spinner />
      </>
    )
  return (
    <>
      {title}
      <div className={layout.fieldRow}>
        <TextField label="Search" value={q} onChange={setQ} />
        {owners.length > 0 && (
          <Select label="Owner" value={owner} onChange={setOwner}>
            <option value="">Everyone</option>
            <option value="none">No owner yet</option>
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Checkbox label="Overdue only" isChecked={overdue} onChange={setOverdue} />
        <Checkbox label="Missing only" isChecked={missing} onChange={setMissing} />
      </div>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && (
        <p role="status">
          {data.total === 0
            ? 'Nothing to check here.'
            : `${data.total} ${data.total === 1 ? 'fact' : 'facts'}`}
        </p>
      )}
      <ul className={layout.list}>
        {data?.data.map((fact) => (
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
        ))}
      </ul>
    </>
  )
}
