import { formatFullDate } from '../../../school/base/formats.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import type { PartProps } from './part.tsx'

const sayDay = (day: string | null) => (day ? formatFullDate(day, 'en') : 'not entered')

/** The first and the last day of classes of the next school year. */
export function DatesPart({ site, plan, onChange }: PartProps) {
  return (
    <>
      <p className={layout.muted}>
        In {site.year}: first day {sayDay(site.firstDay)}, last day {sayDay(site.lastDay)}.
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
