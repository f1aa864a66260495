import { useQuery } from '@tanstack/react-query'
import { useState, Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatMonth } from '../../../school/base/formats.ts'
import { startOf } from '../../../school/base/school-year-name.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { queries } from '../../../admin/src/api/queries.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { formatCount } from '../../../admin/src/layout/format-count.ts'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { Alert, ProblemAlert } from '../../../admin/src/ui/alert.tsx'
import { ButtonLink, Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Checklist } from './checklist.tsx'
import { schoolYearPath } from './part.tsx'
import type { SchoolYear, TypedYear } from './year-plan.ts'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { notify } from '../../../admin/src/notifications/notify.ts'

/** The parameter of the address that opens the checklist before it is due. */
const prepare = 'prepare'

/** The school year of the site, the move to the next one, and the past ones. */
export function SchoolYearPage() {
  const [parameters, setParameters] = useSearchParams()
  const [done, setDone] = useState<{ year: string; typed: TypedYear } | null>(null)
  const { data, error } = useQuery({
    queryKey: ['school-year'],
    queryFn: () => callStaffApi('GET /school-year'),
    // Documents are changed in other tabs.
    refetchOnWindowFocus: true,
  })

  const showBegun = (year: string, typed: TypedYear) => {
    setDone({ year, typed })
    // The next school year is prepared later.
    setParameters({})
    void queries.invalidateQueries()
  }
  const showUndone = async () => {
    await queries.invalidateQueries()
    setParameters(prepare)
  }
  const isOpen = data && (data.isDue || parameters.has(prepare))
  return (
    <>
      <PageTitle title="School year" />
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && (
        <div className={layout.stack}>
          <p>
            The site is in school year <b>{data.year}</b>.
          </p>
          {data.move && (
            <MovedNote
              key={data.year}
              year={data.year}
              move={data.move}
              onUndone={() => void showUndone()}
            />
          )}
          {isOpen ? (
            <Checklist
              key={data.next}
              site={data}
              start={done?.year === data.next ? done.typed : null}
              onBegun={showBegun}
            />
          ) : (
            <NotYet site={data} />
          )}
          <PastYears past={data.past} />
        </div>
      )}
    </>
  )
}

/** Says when the next school year is asked for, with a way to begin sooner. */
const NotYet = ({ site: { next } }: { site: SchoolYear }) => (
  <section className={layout.card} aria-label={`School year ${next}`}>
    <p>
      From {formatMonth(`${startOf(next)}-03`, 'en')} on, the dashboard asks you to move the site to
      school year {next}.
    </p>
    <ButtonLink look="outlined" to={{ search: prepare }}>
      Prepare it now
    </ButtonLink>
  </section>
)

const PastYears = ({ past }: Pick<SchoolYear, 'past'>) =>
  past.length > 0 && (
    <section aria-labelledby="past">
      <h2 id="past">Past school years</h2>
      <ul className={layout.list}>
        {past.map((year) => (
          <li key={year}>
            <Link to={`${schoolYearPath}/${year}`}>School year {year}</Link>
          </li>
        ))}
      </ul>
    </section>
  )

interface MovedNoteProps {
  year: string
  move: NonNullable<SchoolYear['move']>
  onUndone: () => void
}

/** Says who moved the site to its school year, and what that did; takes it back. */
function MovedNote({ year, move, onUndone }: MovedNoteProps) {
  const { by, at, pages, events, facts } = move
  const { run, isBusy, message } = useCall()
  const undo = async () => {
    const body = { action: 'undo', year } as const
    const undone = await run(() => callStaffApi('POST /school-year/commands', { body }))
    if (!undone) return
    const kept = undone.kept.map((name) => `“${name}”`).join(', ')
    const left = kept && ` Changed since, and left as it is: ${kept}.`
    notify(
      { text: `The site is in school year ${undone.year} again.${left}`, see: '/admissions' },
      { type: kept ? 'warning' : 'success', ...(kept && { durationMs: 12_000 }) },
    )
    onUndone()
  }
  return (
    <>
      <Alert
        tone="info"
        role="note"
        action={
          <Button look="inherit" isBusy={isBusy} onClick={() => void undo()}>
            Undo
          </Button>
        }
      >
        {by} began school year {year}, {formatMoment(at)}.{' '}
        {pages.length > 0 && 'Visitors see the changes of '}
        {pages.map(({ label, address }, index) => (
          <Fragment key={label}>
            {index > 0 && ', '}
            <a href={address} target="_blank" rel="noopener">
              {label}
            </a>
          </Fragment>
        ))}
        {pages.length > 0 && '. '}
        {events > 0 && (
          <>
            Copied{' '}
            <Link to="/admin/event?state=draft">{formatCount(events, 'event')} as drafts</Link>
            .{' '}
          </>
        )}
        {facts > 0 && (
          <>
            Marked <Link to="/admin/facts">{formatCount(facts, 'fact')} to verify</Link>.{' '}
          </>
        )}
        Undo leaves what was changed since as it is.
      </Alert>
      <ProblemAlert problem={message} />
    </>
  )
}
