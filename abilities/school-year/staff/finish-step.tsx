import { Link } from 'react-router'
import { formatNumber, formatShortDate } from '../../../school/base/formats.ts'
import { referencePath } from '../../../admin/src/reference/reference-paths.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { moveSteps, stepQuery } from './move-steps-list.ts'
import { StepPart, type StepProps } from './step-parts.tsx'
import { moveOf, problemsOf, type Plan } from './typed-year.ts'

interface FinishStepProps extends StepProps {
  isBusy: boolean
  onFinish: () => void
}

/** Everything that will change, and the one button that does it. */
export function FinishStep({ site, plan, isBusy, onFinish }: FinishStepProps) {
  const problems = problemsOf(plan)
  const changed = sayChanges(site, plan)
  const { events, facts } = moveOf(site, plan)
  const unowned = facts.filter(({ owner }) => owner === null).length
  return (
    <>
      <p>Nothing has changed so far. One press does all of this, and it can be undone.</p>
      <StepPart title="Visitors see at once">
        {changed.length === 0 ? (
          <p>No page changes.</p>
        ) : (
          <ul>
            {changed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </StepPart>
      <StepPart title="Staff see">
        <ul>
          <li>
            School year {site.next}, and {site.year} under Past school years.
          </li>
          <li>
            {events.length === 0
              ? 'No event is copied.'
              : `${events.length} ${events.length === 1 ? 'event' : 'events'} as drafts.`}
          </li>
          <li>
            {facts.length} {facts.length === 1 ? 'fact' : 'facts'} to verify by{' '}
            {formatShortDate(plan.checkBy, 'en')}
            {unowned > 0 && `, ${unowned} without an owner`}.
          </li>
        </ul>
      </StepPart>
      {site.waiting.map(({ key, label, by }) => (
        <Alert key={key} tone="warning" role="note">
          <Link to={referencePath(key)} target="_blank">
            {label}
          </Link>{' '}
          has an unpublished change by {by}. Publish or discard it before you change that page here.
        </Alert>
      ))}
      {problems.length > 0 && (
        <Alert tone="error" role="note" title="Correct this first">
          <ul>
            {problems.map(({ step, message }) => (
              <li key={message}>
                <Link to={stepQuery(step)}>
                  {moveSteps.find(({ id }) => id === step)?.title}: {message}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className={layout.row}>
        <Button look="primary" isBusy={isBusy} disabled={problems.length > 0} onClick={onFinish}>
          Begin school year {site.next}
        </Button>
      </div>
    </>
  )
}

/** Describes what visitors will see changed, a line for each. */
function sayChanges(site: StepProps['site'], plan: Plan): string[] {
  const { admissionsUpdated, figures, levels } = moveOf(site, plan)
  const nameOf = (tag: string) => site.levels.find((level) => level.tag === tag)?.name ?? tag
  return [
    ...(admissionsUpdated !== null && admissionsUpdated !== site.admissionsUpdated
      ? [`Admissions: “Updated as of ${admissionsUpdated}”.`]
      : []),
    ...levels.map(({ tag, fees, schoolYear }) =>
      fees.length === 0
        ? `${nameOf(tag)}: no fees; the page says whom to ask.`
        : `${nameOf(tag)}: ${fees.length} ${fees.length === 1 ? 'fee' : 'fees'}${schoolYear ? ` of ${schoolYear}` : ''}.`,
    ),
    ...figures.map(({ index, value, note }) => {
      const name = site.figures.find((figure) => figure.index === index)?.name
      return `${name}: ${formatNumber(value, 'en')}${note ? ` (${note})` : ''}.`
    }),
  ]
}
