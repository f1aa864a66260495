import { expect, test } from 'vitest'
import { valueOf } from '../../tests/helpers/entries.ts'
import { checkFields } from '../base/check-fields.ts'
import { calendarDayOf, classDaysSchema } from './class-days.ts'

const { jhs: usual } = classDaysSchema.parse({})
const year = { ...usual, firstDay: '2026-06-15', lastDay: '2027-04-02' }
const saturdays = { ...usual, weekdays: [...usual.weekdays, 'Saturday' as const] }

test.each([
  ['Friday of a usual week', usual, '2026-11-20', true],
  ['Saturday of a usual week', usual, '2026-11-21', false],
  ['Saturday of a level with classes on it', saturdays, '2026-11-21', true],
  ['day without days of the week', { ...usual, weekdays: [] }, '2026-11-20', null],
  ['Friday that is not in every school year', usual, '2027-04-02', null],
  ['Monday around Christmas', usual, '2026-12-21', null],
  ['last day of the school year', year, '2027-04-02', true],
  ['Monday after the school year', year, '2027-04-05', null],
  ['Sunday after the school year', year, '2027-04-04', false],
])(
  'the calendar knows of a %s whether there are classes, or says nothing',
  (_, days, on, known) => {
    expect(calendarDayOf(days, on, null)?.isClassDay ?? null).toBe(known)
    const holiday = { isClassDay: false, holiday: 'Bonifacio Day' }
    expect(calendarDayOf(days, on, 'Bonifacio Day')).toEqual(holiday)
  },
)

test.each([[{ firstDay: '2026-06-15' }], [{ firstDay: '2026-06-15', lastDay: '2026-06-14' }]])(
  'the days %j of a school year are refused at the last day',
  (jhs) => {
    const checked = checkFields(classDaysSchema, { jhs })
    expect(checked).toMatchObject({ failure: { problems: [{ field: 'jhs.lastDay' }] } })
    expect(valueOf(checkFields(classDaysSchema, { jhs: year })).jhs).toEqual(year)
  },
)
