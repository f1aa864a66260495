import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { DraftOffer, KeptNote } from '../../../admin/src/drafts/draft-notes.tsx'
import { LeaveWarning } from '../../../admin/src/drafts/leave-warning.tsx'
import { useDraft } from '../../../admin/src/drafts/use-draft.ts'
import { ProblemAlert } from '../../../admin/src/layout/problem-alert.tsx'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Spinner } from '../../../admin/src/ui/progress.tsx'
import { BeginPart } from './begin-part.tsx'
import { DatesPart } from './dates-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { EventsPart } from './events-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { Part } from './part.tsx'
import { beginSchoolYear, type SchoolYear } from './school-year.ts'
import { moveOf, planYear, type TypedYear } from './typed-year.ts'

/** Nothing is typed yet: everything is as proposed. */
const untyped = { data: {}, revision: 1 }

interface ChecklistProps {
  site: SchoolYear
  /** the year as typed before the move was taken back; `null` when it was not */
  start: TypedYear | null
  onBegun: (year: string, typed: TypedYear) => void
}

/** The checklist of the move to the next school year. */
export function Checklist({ site, start, onBegun }: ChecklistProps) {
  const queries = useQueryClient()
  const { user } = useSession()
  const draft = useDraft({ draftKey: `school-year/${site.next}`, ...untyped })
  const { run, isBusy, message } = useCall()
  const typed = draft.data as TypedYear
  const plan = planYear(site, typed, user?.id ?? '')
  const { draft: held } = draft
  useEffect(() => {
    if (start) held.begin(untyped, start)
  }, [held, start])

  const begin = async () => {
    const begun = await run(() => beginSchoolYear(moveOf(site, plan)))
    if (!begun) {
      // Another person may have changed a page or moved the site: the next press knows it.
      void queries.invalidateQueries({ queryKey: ['school-year'] })
      return
    }
    // Nothing is unsaved now, so that leaving asks nothing.
    held.begin(untyped, untyped.data)
    notify(`School year ${begun.year} has begun.`, { type: 'success' })
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
