import { formatShortFullDate } from '../../../school/base/formats.ts'
import { dayOf } from '../../../school/kinds/occurrences.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Checkbox } from '../../../admin/src/ui/checkbox.tsx'
import { Chip } from '../../../admin/src/ui/chip.tsx'
import { RadioGroup } from '../../../admin/src/ui/radio-group.tsx'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { PartProps } from './part.tsx'
import type { Plan, SchoolYear } from './year-plan.ts'

const reasons: Record<NonNullable<SchoolYear['events'][number]['again']>, string> = {
  holiday: 'a holiday, which the list of holidays has each year',
  exists: 'the next school year has it already',
  'goes-on': 'it goes on until then',
}

const formatDay = (time: string) => formatShortFullDate(dayOf(time), 'en')

/** The events of the year, to copy as drafts of the next one. */
export function EventsPart({ site, plan, onChange }: PartProps) {
  const again = site.events.filter((event) => event.again !== null)
  if (site.events.length === 0) return <p>There are no events in school year {site.year}.</p>
  return (
    <>
      <p>
        What you choose is copied as a draft for {site.next}. Visitors see a copy when you publish
        it.
      </p>
      {plan.events.length > 0 && (
        <RadioGroup
          label="What stays the same"
          value={plan.kept}
          onChange={(kept) => onChange(['kept'], kept)}
          choices={[
            { value: 'weekday', label: 'The weekday: the third Friday stays the third Friday' },
            { value: 'date', label: 'The date: October 5 stays October 5' },
          ]}
          help="Weekly events keep their weekdays; those that repeat by the date, such as Simbang gabi, their date."
        />
      )}
      <ul className={layout.list}>
        {plan.events.map((planned) => (
          <EventLine
            key={planned.event.id}
            planned={planned}
            onChange={(field, value) => onChange(['events', planned.event.id, field], value)}
          />
        ))}
      </ul>
      {again.length > 0 && (
        <details>
          <summary>Not copied ({again.length})</summary>
          <ul>
            {again.map(({ id, title, again: reason }) => (
              <li key={id}>
                {title}: {reason && reasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface EventLineProps {
  planned: Plan['events'][number]
  onChange: (field: 'isChosen' | 'title' | 'day', value: unknown) => void
}

function EventLine({ planned, onChange }: EventLineProps) {
  const { event, isChosen, title, startsAt, until, holiday } = planned
  return (
    <li className={layout.card}>
      <div className={layout.row}>
        <Checkbox
          label={event.title}
          isChecked={isChosen}
          onChange={(chosen) => onChange('isChosen', chosen)}
        />
        {event.isSample && <Chip>Sample</Chip>}
      </div>
      <p className={layout.muted}>
        {formatDay(event.startsAt)} → {formatDay(startsAt)}
        {until && `, until ${formatDay(until)}`}
      </p>
      {isChosen && (
        <div className={layout.fieldRow}>
          <div className={layout.grow}>
            <TextField
              label="Title of the copy"
              aria-label={`Title of the copy of ${event.title}`}
              maxLength={200}
              value={title}
              problem={title.trim() === '' && 'Enter a title.'}
              onChange={(text) => onChange('title', text)}
            />
          </div>
          <TextField
            type="date"
            label="First day"
            aria-label={`First day of ${event.title}`}
            isShort
            value={dayOf(startsAt)}
            onChange={(day) => onChange('day', day)}
          />
        </div>
      )}
      {isChosen && holiday && (
        <Alert tone="warning" role="note">
          This day is a holiday: {holiday}.
        </Alert>
      )}
    </li>
  )
}
