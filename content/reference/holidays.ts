import type { HolidayInput } from '../../school/kinds/holidays.ts'

/** A holiday on the same day of each year. */
const yearly = (name: string, monthAndDay: string): HolidayInput => ({
  name,
  day: `2026-${monthAndDay}`,
  everyYear: true,
})

/**
 * The holidays of the Philippines: the regular and special non-working ones that laws put on a day, and
 * those of 2026 and 2027 whose day follows from a law or from the date of Easter. Holidays that are
 * proclaimed each year are left to staff.
 */
export const starterHolidays: HolidayInput[] = [
  yearly('New Year’s Day', '01-01'),
  yearly('Araw ng Kagitingan', '04-09'),
  yearly('Labor Day', '05-01'),
  yearly('Independence Day', '06-12'),
  yearly('Ninoy Aquino Day', '08-21'),
  yearly('All Saints’ Day', '11-01'),
  yearly('Bonifacio Day', '11-30'),
  yearly('Feast of the Immaculate Conception', '12-08'),
  yearly('Christmas Day', '12-25'),
  yearly('Rizal Day', '12-30'),
  yearly('Last day of the year', '12-31'),
  { name: 'Maundy Thursday', day: '2026-04-02' },
  { name: 'Good Friday', day: '2026-04-03' },
  { name: 'National Heroes Day', day: '2026-08-31' },
  { name: 'Maundy Thursday', day: '2027-03-25' },
  { name: 'Good Friday', day: '2027-03-26' },
  { name: 'National Heroes Day', day: '2027-08-30' },
]
