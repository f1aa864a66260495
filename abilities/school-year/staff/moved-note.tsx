import { Fragment } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { ProblemAlert } from '../../../admin/src/layout/problem-alert.tsx'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import { undoSchoolYear, type Begun, type SchoolYear } from './school-year.ts'

interface MovedNoteProps {
  site: SchoolYear & { move: NonNullable<SchoolYear['move']> }
  /** outcome of a move that was just made; `null` for an earlier one */
  begun: Begun | null
  onUndone: () => void
}

/** Says who moved the site to its school year, and what that did; takes it back. */
export function MovedNote({ site: { year, move }, begun, onUndone }: MovedNoteProps) {
  const { run, isBusy, message } = useCall()
  const undo = async () => {
    const undone = await run(() => undoSchoolYear(year))
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
        tone={begun ? 'success' : 'info'}
        role={begun ? 'status' : 'note'}
        action={
          <Button look="inherit" isBusy={isBusy} onClick={() => void undo()}>
            Undo
          </Button>
        }
      >
        {begun ? (
          <>
            <ChangedPages pages={begun.pages} />{' '}
            {begun.events > 0 && <CopiesLink count={begun.events} />}{' '}
            {begun.facts > 0 && (
              <Link to="/admin/facts">
                {begun.facts} {begun.facts === 1 ? 'fact' : 'facts'} to verify.
              </Link>
            )}
          </>
        ) : (
          `Moved to ${year} by ${move.by}, ${formatMoment(move.at)}. Undo leaves what was changed since as it is.`
        )}
      </Alert>
      <ProblemAlert problem={message} />
    </>
  )
}

/** The pages on which visitors see what was changed. */
function ChangedPages({ pages }: Pick<Begun, 'pages'>) {
  if (pages.length === 0) return 'No page changed.'
  return (
    <>
      Visitors see it now:{' '}
      {pages.map(({ label, address }, place) => (
        <Fragment key={label}>
          {place > 0 && ', '}
          <a href={address} target="_blank" rel="noopener">
            {label}
          </a>
        </Fragment>
      ))}
      .
    </>
  )
}

const CopiesLink = ({ count }: { count: number }) => (
  <Link to="/admin/event?state=draft">
    {count} {count === 1 ? 'event' : 'events'} as drafts.
  </Link>
)
