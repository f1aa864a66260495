/**
 * Wraps an iCalendar document in a response; `inline` makes phones open it in the calendar instead
 * of saving it.
 */
export const calendarResponse = (text: string, fileName: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${fileName}"`,
    },
  })
