import { Fragment } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { ProblemAlert } from '../../../admin/src/layout/problem-alert.tsx'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import { undoSchoolYear, type SchoolYear } from './school-year.ts'

interface MovedNoteProps {
  year: string
  move: NonNullable<SchoolYear['move']>
  onUndone: () => void
}

/** Says who moved the site to its school year, and what that did; takes it back. */
export function MovedNote({ year, move, onUndone }: MovedNoteProps) {
  const { by, at, pages, events, facts } = move
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
        {pages.map(({ label, address }, place) => (
          <Fragment key={label}>
            {place > 0 && ', '}
            <a href={address} target="_blank" rel="noopener">
              {label}
            </a>
          </Fragment>
        ))}
        {pages.length > 0 && '. '}
        {events > 0 && (
          <>
            Copied <Link to="/admin/event?state=draft">{count(events, 'event')} as drafts</Link>
            .{' '}
          </>
        )}
        {facts > 0 && (
          <>
            Marked <Link to="/admin/facts">{count(facts, 'fact')} to verify</Link>.{' '}
          </>
        )}
        Undo leaves what was changed since as it is.
      </Alert>
      <ProblemAlert problem={message} />
    </>
  )
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
