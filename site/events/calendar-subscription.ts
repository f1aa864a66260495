import { readCalendarFeed } from '../../school/content/events/calendar-feed.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { calendarResponse } from './calendar-response.ts'
import { calendarWords } from './calendar-words.server.ts'
import type { Route } from './+types/calendar-subscription.ts'

/** Serves the calendar feed of the school's events. */
export async function loader({ context }: Route.LoaderArgs) {
  const words = calendarWords(context.get(translation), context.get(siteSettings).publicOrigin)
  const text = await readCalendarFeed(context.get(contentSource), words)
  return calendarResponse(text, 'dyci-events.ics')
}
