import type { CalendarWords } from '../../school/content/events/calendar-feed.server.ts'
import type { Translate } from '../languages/translate.ts'
import { addressIn } from '../page-address.ts'

/** Returns the texts and addresses of a calendar, in the language of its request. */
export const calendarWords = (t: Translate, publicOrigin: string): CalendarWords => ({
  language: t.language,
  name: t('server.calendar'),
  sampleNote: t('server.sampleEvent'),
  addressOf: (path) => publicOrigin + addressIn(t.language, path),
})
