import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../admin/src/api/use-call.ts'
import { DraftOffer, KeptNote } from '../../../admin/src/drafts/draft-notes.tsx'
import { LeaveWarning } from '../../../admin/src/drafts/leave-warning.tsx'
import { useDraft } from '../../../admin/src/drafts/use-draft.ts'
import { ProblemAlert } from '../../../admin/src/layout/problem-alert.tsx'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Spinner } from '../../../admin/src/ui/progress.tsx'
import { DatesStep } from './dates-step.tsx'
import { EventsStep } from './events-step.tsx'
import { FactsStep } from './facts-step.tsx'
import { FeesStep } from './fees-step.tsx'
import { FiguresStep } from './figures-step.tsx'
import { FinishStep } from './finish-step.tsx'
import { moveSteps, type StepId } from './move-steps-list.ts'
import { beginSchoolYear, type Begun, type SchoolYear } from './school-year.ts'
import { StepButtons, StepNav } from './step-nav.tsx'
import type { StepProps } from './step-parts.tsx'
import { moveOf, planYear, type TypedYear } from './typed-year.ts'
import { UpdatedStep } from './updated-step.tsx'

/** Nothing is typed yet: everything is as proposed. */
const untyped = { data: {}, revision: 1 }

const components = {
  dates: DatesStep,
  fees: FeesStep,
  updated: UpdatedStep,
  figures: FiguresStep,
  events: EventsStep,
  facts: FactsStep,
} satisfies Partial<Record<StepId, (props: StepProps) => unknown>>

interface MoveStepsProps {
  site: SchoolYear
  /** the year as typed before the move was taken back; `null` when it was not */
  start: TypedYear | null
  onBegun: (begun: Begun, typed: TypedYear) => void
}

/** The move to the next school year, step by step; the address names the step. */
export function MoveSteps({ site, start, onBegun }: MoveStepsProps) {
  const queries = useQueryClient()
  const { user } = useSession()
  const [parameters] = useSearchParams()
  const { id: step, title } =
    moveSteps.find(({ id }) => id === parameters.get('step')) ?? moveSteps[0]
  const draft = useDraft({ draftKey: `school-year/${site.next}`, ...untyped })
  const { run, isBusy, message } = useCall()
  const typed = draft.data as TypedYear
  const plan = planYear(site, typed, user?.id ?? '')
  const { draft: held } = draft
  useEffect(() => {
    if (start) held.begin(untyped, start)
  }, [held, start])

  const finish = async () => {
    const begun = await run(() => beginSchoolYear(moveOf(site, plan)))
    if (!begun) {
      // Another person may have changed a page or moved the site: the next press knows it.
      void queries.invalidateQueries({ queryKey: ['school-year'] })
      return
    }
    // Nothing is unsaved now, so that leaving asks nothing.
    held.begin(untyped, untyped.data)
    onBegun(begun, typed)
  }
  // An offer comes above the steps.
  if (draft.offers === null) return <Spinner />
  const props = { site, plan, onChange: draft.change }
  const Step = step === 'finish' ? null : components[step]
  return (
    <>
      <LeaveWarning isDirty={draft.isDirty} isHeld={false} onLeave={() => undefined} />
      <DraftOffer draft={draft} />
      <StepNav step={step} />
      <div className={layout.narrow}>
        <StepTitle title={title} />
        {Step ? (
          <Step {...props} />
        ) : (
          <FinishStep {...props} isBusy={isBusy} onFinish={() => void finish()} />
        )}
        <ProblemAlert problem={message} />
        <KeptNote draft={draft} />
        <StepButtons step={step} />
      </div>
    </>
  )
}

/** The heading of a step; it takes the focus when another step is chosen. */
function StepTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  )
}
