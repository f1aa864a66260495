import { formatShortDate } from '../../../school/base/formats.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { PartProps } from './part.tsx'
import { moveOf, problemsOf } from './typed-year.ts'

interface BeginPartProps extends Omit<PartProps, 'onChange'> {
  isBusy: boolean
  onBegin: () => void
}

/** Everything that will change, and the one button that does it. */
export function BeginPart({ site, plan, isBusy, onBegin }: BeginPartProps) {
  const problems = problemsOf(plan)
  const { events, facts } = moveOf(site, plan)
  const shown = plan.documents.filter(({ isChosen }) => isChosen)
  const unowned = facts.filter(({ owner }) => owner === null).length
  return (
    <>
      <p>Nothing has changed so far. One press does all of this, and it can be undone:</p>
      <ul className={layout.list}>
        <li>
          {shown.length === 0
            ? 'No page changes for visitors.'
            : `Visitors see at once: ${shown.map(({ document }) => document.title).join('; ')}.`}
        </li>
        <li>
          {events.length === 0
            ? 'No event is copied.'
            : `${events.length} ${events.length === 1 ? 'event is' : 'events are'} copied as drafts.`}
        </li>
        <li>
          {facts.length} {facts.length === 1 ? 'fact' : 'facts'} to verify by{' '}
          {formatShortDate(plan.checkBy, 'en')}
          {unowned > 0 && `, ${unowned} without an owner`}.
        </li>
        <li>
          The site is in school year {site.next}, and {site.year} is under Past school years.
        </li>
      </ul>
      {problems.length > 0 && (
        <Alert tone="error" role="note" title="Correct this first">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={layout.row}>
        <Button look="primary" isBusy={isBusy} disabled={problems.length > 0} onClick={onBegin}>
          Begin school year {site.next}
        </Button>
      </div>
    </>
  )
}
