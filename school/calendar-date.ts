import * as z from 'zod'

/** A day without time or zone, `YYYY-MM-DD`, that exists in the calendar. */
export const calendarDate = z.iso.date('Write the date as YYYY-MM-DD.')
