import { useQueryClient } from '@tanstack/react-query'
import { formatShortDate } from '../../../school/base/formats.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { notify } from '../notifications/notify.ts'
import { useColleagues } from '../staff/people.ts'
import { Link } from 'react-router'
import { formatMoment } from '../layout/times.ts'
import { fieldPath } from '../reference/reference-paths.ts'
import * as layout from '../ui/layout.module.css'
import { Chip } from '../ui/chip.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

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

interface FactCardProps {
  fact: Fact
  owners: readonly { id: string; name: string }[]
  onCheck: () => void
  onAssign: (change: { owner?: string | null; verifyBy?: string }) => void
}

/** One fact: its value on the site, its last check, and its owner. */
function FactCard({ fact, owners, onCheck, onAssign }: FactCardProps) {
  const { label, value, address, owner, verifyBy, verifiedAt, verifiedBy, isOverdue } = fact
  const mayAssign = fact.can.includes('assign')
  return (
    <li className={layout.card}>
      <div className={layout.fieldRow}>
        <div className={layout.grow}>
          <b>{label}</b>
          <p>{value ?? 'Not entered yet. Visitors do not see a gap, but they look for it.'}</p>
          <p className={layout.muted}>
            {value !== null && (
              <>
                {verifiedAt
                  ? `Checked ${formatMoment(verifiedAt)} by ${verifiedBy}`
                  : 'Never checked'}
                {' · '}
              </>
            )}
            <a href={address} target="_blank" rel="noopener">
              {value === null ? 'See the page' : 'See it on the site'}
            </a>
            {mayAssign && (
              <>
                {' · '}
                <Link to={fieldPath(fact)}>{value === null ? 'Enter it' : 'Change it'}</Link>
              </>
            )}
          </p>
        </div>
        {isOverdue && <Chip tone="error">Overdue</Chip>}
        {mayAssign ? (
          <>
            <Select
              label="Owner"
              value={owner?.id ?? ''}
              onChange={(id) => onAssign({ owner: id || null })}
              aria-label={`Owner of ${label}`}
            >
              <option value="">No owner yet</option>
              {owners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField
              type="date"
              label="Check by"
              key={verifyBy}
              defaultValue={verifyBy}
              // Saves on blur, not while typing: each digit would be a date of its own.
              onBlur={({ target: { value: day } }) =>
                day && day !== verifyBy && onAssign({ verifyBy: day })
              }
              aria-label={`Check ${label} by`}
              isShort
            />
          </>
        ) : (
          <span>Check by {formatShortDate(verifyBy, 'en')}</span>
        )}
        {fact.can.includes('check') && (
          <Button look="outlined" aria-label={`Checked today: ${label}`} onClick={onCheck}>
            Checked today
          </Button>
        )}
      </div>
    </li>
  )
}

/** A number or contact and its fact check. */
type Fact = AnswerOf<'GET /facts'>['data'][number]

/** There are a few dozen. */
const factsPerPage = 500

const changeFact = (id: number, change: BodyOf<'PUT /facts/:id'>) =>
  callStaffApi('PUT /facts/:id', { params: { id }, body: change })
