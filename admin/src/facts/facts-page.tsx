import { formatShortDate } from '../../../school/base/formats.ts'
import { queries } from '../api/queries.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
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

/** Every fact on the site, with owner and due date of its check. */
export function FactsPage() {
  const { colleagues: owners, isFetched } = useColleagues()
  const byOwner = {
    name: 'owner',
    label: 'Owner',
    all: 'Everyone',
    choices: [['none', 'No owner yet'] as const, ...owners],
  }
  const list = useList('facts', {
    filters: [
      { name: 'q', label: 'Search' },
      ...(owners.length > 0 ? [byOwner] : []),
      { name: 'overdue', label: 'Overdue only', isSwitch: true },
      { name: 'missing', label: 'Missing only', isSwitch: true },
    ],
    // All on one page: there are a few dozen.
    perPage: 500,
  })

  return (
    <ListScreen
      title="Facts to verify"
      list={list}
      // Waits for the owners, whose filter is above the facts.
      isReady={isFetched}
      noun={['fact', 'facts']}
      empty="Nothing to check here."
      renderItem={(fact) => <FactCard key={fact.id} fact={fact} owners={owners} />}
    />
  )
}

interface FactCardProps {
  fact: Fact
  owners: ReturnType<typeof useColleagues>['colleagues']
}

/** One fact: its value on the site, its last check, and its owner. */
function FactCard({ fact, owners }: FactCardProps) {
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
              onChange={(id) => void changeFact(fact, { owner: id || null })}
              aria-label={`Owner of ${label}`}
              none="No owner yet"
              choices={owners}
            />
            <TextField
              type="date"
              label="Check by"
              key={verifyBy}
              defaultValue={verifyBy}
              // Saves on blur, not while typing: each digit would be a date of its own.
              onBlur={({ target: { value: day } }) =>
                day && day !== verifyBy && void changeFact(fact, { verifyBy: day })
              }
              aria-label={`Check ${label} by`}
              isShort
            />
          </>
        ) : (
          <span>Check by {formatShortDate(verifyBy, 'en')}</span>
        )}
        {fact.can.includes('check') && (
          <Button
            look="outlined"
            aria-label={`Checked today: ${label}`}
            onClick={() => void changeFact(fact, { isTrueToday: true })}
          >
            Checked today
          </Button>
        )}
      </div>
    </li>
  )
}

/** A number or contact and its fact check. */
type Fact = AnswerOf<'GET /facts'>['data'][number]

/** Confirms a fact, or changes the owner and the due date of its check. */
async function changeFact({ id }: Fact, body: BodyOf<'PUT /facts/:id'>) {
  try {
    const { owner, verifyBy } = await callStaffApi('PUT /facts/:id', { params: { id }, body })
    const day = formatShortDate(verifyBy, 'en')
    notify(
      'isTrueToday' in body
        ? `Checked today. To be checked again by ${day}.`
        : `Owner: ${owner?.name ?? 'none'}. Check by ${day}.`,
    )
    await Promise.all(
      [['facts'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  } catch (failure) {
    notifyFailure(failure)
  }
}
