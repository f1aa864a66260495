import { readCalendarFeed } from '../../school/content/events/calendar-feed.server.ts'
import { contentSource, siteSettings } from '../context.server.ts'
import { calendarResponse } from './calendar-response.ts'
import type { Route } from './+types/calendar-subscription.ts'

/** Serves the calendar feed of the school's events. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(siteSettings)
  return calendarResponse(
    await readCalendarFeed(context.get(contentSource), publicOrigin),
    'dyci-events.ics',
  )
}
