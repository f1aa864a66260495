import { useEffect } from 'react'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { queries } from '../../../admin/src/api/queries.ts'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { DraftOffer, KeptNote } from '../../../admin/src/drafts/draft-notes.tsx'
import { LeaveWarning } from '../../../admin/src/drafts/leave-warning.tsx'
import { useDraft } from '../../../admin/src/drafts/use-draft.ts'
import { formatCount } from '../../../admin/src/layout/format-count.ts'
import { ProblemAlert, Alert } from '../../../admin/src/ui/alert.tsx'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Spinner } from '../../../admin/src/ui/progress.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { EventsPart } from './events-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { describeDay, Part, type PartProps } from './part.tsx'
import { moveOf, planYear, problemsOf, type SchoolYear, type TypedYear } from './year-plan.ts'
import { formatShortDate } from '../../../school/base/formats.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'

/** A draft in which nothing is typed. */
const untyped = { data: {}, revision: 1 }

interface ChecklistProps {
  site: SchoolYear
  /** typed values from before an undo; `null` without one */
  start: TypedYear | null
  onBegun: (year: string, typed: TypedYear) => void
}

/** The checklist of the next school year, and the button that begins it. */
export function Checklist({ site, start, onBegun }: ChecklistProps) {
  const { user } = useSession()
  const draft = useDraft({ draftKey: `school-year/${site.next}`, ...untyped })
  const { run, isBusy, message } = useCall()
  const typed = draft.data as TypedYear
  const plan = planYear(site, typed, user?.id ?? '')
  const { draft: keptDraft } = draft
  useEffect(() => {
    if (start) keptDraft.begin(untyped, start)
  }, [keptDraft, start])

  const begin = async () => {
    const begun = await run(() =>
      callStaffApi('POST /school-year/commands', { body: moveOf(site, plan) }),
    )
    if (!begun) {
      // Another person may have changed a page or moved the site: the next press knows it.
      void queries.invalidateQueries({ queryKey: ['school-year'] })
      return
    }
    // Nothing is unsaved now, so that leaving asks nothing.
    keptDraft.begin(untyped, untyped.data)
    notify(`School year ${begun.year} has begun.`)
    onBegun(begun.year, typed)
  }
  // An offer comes above the parts.
  if (draft.offers === null) return <Spinner />
  const props = { site, plan, onChange: draft.change }
  return (
    <section className={layout.narrow} aria-labelledby="checklist">
      <h2 id="checklist">Checklist for school year {site.next}</h2>
      <LeaveWarning isDirty={draft.isDirty} isHeld={false} onLeave={() => undefined} />
      <DraftOffer draft={draft} />
      <Part title="1. What the site says">
        <DocumentsPart {...props} />
      </Part>
      <Part title="2. Events">
        <EventsPart {...props} />
      </Part>
      <Part title="3. Facts to verify">
        <FactsPart {...props} />
      </Part>
      <Part title="4. First and last day of classes">
        <DatesPart {...props} />
      </Part>
      <Part title="5. Begin school year">
        <BeginPart {...props} isBusy={isBusy} onBegin={() => void begin()} />
        <ProblemAlert problem={message} />
        <KeptNote draft={draft} />
      </Part>
    </section>
  )
}

/** The first and last day of classes. */
function DatesPart({ site, plan, onChange }: PartProps) {
  return (
    <>
      <p className={layout.muted}>
        In {site.year}: first day {describeDay(site.firstDay)}, last day {describeDay(site.lastDay)}
        .
      </p>
      <div className={layout.fieldRow}>
        <TextField
          type="date"
          label="First day of classes"
          isShort
          value={plan.firstDay}
          onChange={(day) => onChange(['firstDay'], day)}
        />
        <TextField
          type="date"
          label="Last day of classes"
          isShort
          value={plan.lastDay}
          problem={plan.datesProblem}
          onChange={(day) => onChange(['lastDay'], day)}
        />
      </div>
      <p className={layout.muted}>
        Leave empty what is not decided. Staff see these days here and under Past school years;
        visitors read the events. The class status goes by the days under Site settings, Class days:
        enter them there when the school year has ended.
      </p>
    </>
  )
}

interface BeginPartProps extends Omit<PartProps, 'onChange'> {
  isBusy: boolean
  onBegin: () => void
}

/** Everything that will change, and the one button that does it. */
function BeginPart({ site, plan, isBusy, onBegin }: BeginPartProps) {
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
            : `${formatCount(events.length, 'event is', 'events are')} copied as drafts.`}
        </li>
        <li>
          {formatCount(facts.length, 'fact')} to verify by {formatShortDate(plan.checkBy, 'en')}
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
