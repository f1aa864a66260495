import * as z from 'zod'
import { weekdayOf } from '../base/dates.ts'
import { optionalDay } from '../base/fields.ts'
import { departmentNames, departmentTags, type DepartmentTag } from './department-tags.ts'
import { weekdays } from './occurrences.ts'
import { weekdaysFromMonday } from './office-hours.ts'

const levelDaysSchema = z
  .object({
    weekdays: z
      .array(z.enum(weekdaysFromMonday, 'Choose a day.').meta({ title: 'Day' }))
      .max(weekdaysFromMonday.length, 'Name each day once.')
      .default(weekdaysFromMonday.slice(0, 5))
      .meta({
        title: 'Days of the week',
        description: 'Without any, the class status says nothing of this level by itself.',
        widget: 'choices',
      }),
    firstDay: optionalDay.meta({
      title: 'First day of classes',
      description: 'Of this school year.',
    }),
    lastDay: optionalDay.meta({
      title: 'Last day of classes',
      description:
        'While both are empty, September 1 to December 15 and January 7 to March 31 count.',
    }),
  })
  .refine(({ firstDay, lastDay }) => (firstDay === null) === (lastDay === null), {
    path: ['lastDay'],
    message: 'Enter the first and the last day, or neither.',
  })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || lastDay >= firstDay, {
    path: ['lastDay'],
    message: 'The last day may not come before the first.',
  })

const ofLevel = (tag: DepartmentTag) =>
  levelDaysSchema.prefault({}).meta({ title: departmentNames[tag] })

/** The days on which each level has classes, by which the class status speaks without a notice. */
export const classDaysSchema = z
  .object({
    pgs: ofLevel('pgs'),
    jhs: ofLevel('jhs'),
    shs: ofLevel('shs'),
    college: ofLevel('college'),
  })
  .prefault({})
  .meta({
    title: 'Class days',
    description:
      'While there is no class notice, /status and the home page say ‘Classes as usual’ on these days, ‘No school day’ on other days and on holidays, and before the first and after the last day that the school has not said. A class notice always wins.',
  })

export type ClassDays = z.output<typeof classDaysSchema>

/** The school calendar's entry for a level on a day. */
export interface CalendarDay {
  isClassDay: boolean
  /** the holiday on which there is no school; `null` on other days */
  holiday: string | null
}

/**
 * Returns what the school calendar says of a level on a day `YYYY-MM-DD`; `null` when it does not
 * know: without days of the week, and on a day of the week outside of the school year.
 *
 * @param holiday the name of the holiday on that day
 */
export function calendarDayOf(
  { weekdays: ofWeek, firstDay, lastDay }: ClassDays[DepartmentTag],
  on: string,
  holiday: string | null,
): CalendarDay | null {
  if (holiday !== null) return { isClassDay: false, holiday }
  if (ofWeek.length === 0) return null
  const weekday = weekdays[weekdayOf(on)]
  if (!ofWeek.some((each) => each === weekday)) return { isClassDay: false, holiday }
  const isInYear =
    firstDay !== null && lastDay !== null ? firstDay <= on && on <= lastDay : isInEveryYear(on)
  return isInYear ? { isClassDay: true, holiday } : null
}

/**
 * Returns whether a day is in every school year: a year begins by the end of August (Republic Act
 * 11480), does not end before April, and rests around Christmas.
 */
function isInEveryYear(on: string): boolean {
  const date = on.slice(5)
  return (date >= '09-01' && date <= '12-15') || (date >= '01-07' && date <= '03-31')
}

/** Lists the first and the last day of classes of the levels that have them, for staff. */
export const classPeriods = (days: ClassDays): string[] =>
  departmentTags.flatMap((tag) => {
    const { firstDay, lastDay } = days[tag]
    return firstDay && lastDay ? [`${departmentNames[tag]} ${firstDay} to ${lastDay}`] : []
  })
