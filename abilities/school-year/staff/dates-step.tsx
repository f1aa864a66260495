import { formatFullDate } from '../../../school/base/formats.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Now, type StepProps } from './step-parts.tsx'

const sayDay = (day: string | null) => (day ? formatFullDate(day, 'en') : 'not entered')

/** The school year and its first and last day of classes. */
export function DatesStep({ site, plan, onChange }: StepProps) {
  return (
    <>
      <p>
        The site is in school year <b>{site.year}</b>. It becomes <b>{site.next}</b>.
      </p>
      <Now>
        first day of classes {sayDay(site.firstDay)}, last day {sayDay(site.lastDay)}.
      </Now>
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
        Leave empty what is not decided. Staff see these days, later under Past school years;
        visitors read the events, which come later here. The class status goes by the days under
        Site settings, Class days: enter them there when the school year has ended.
      </p>
    </>
  )
}
