import { redirect } from 'react-router'
import { readCalendarEvent } from '../../school/content/events/calendar-feed.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { eventAddress } from './event-row.tsx'
import { calendarResponse } from './calendar-response.ts'
import type { Route } from './+types/calendar-file.ts'

/** Serves one event as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(siteSettings)
  const file = await readCalendarEvent(context.get(contentSource), params.slug, publicOrigin)
  if (!file)
    return new Response('There is no such event. See /events for those that there are.\n', {
      status: 404,
    })
  if (file.slug !== params.slug)
    throw redirect(`${eventAddress(context.get(translation).language, file)}.ics`, 301)
  return calendarResponse(file.text, `${encodeURIComponent(file.slug)}.ics`)
}
