import { redirect } from 'react-router'
import { readCalendarEvent } from '../../school/content/events/calendar-feed.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { eventAddress } from './event-badge.tsx'
import { pageAddress } from '../page-address.ts'
import { calendarResponse } from './calendar-response.ts'
import { calendarWords } from './calendar-words.server.ts'
import type { Route } from './+types/calendar-file.ts'

/**
 * Serves one event as a calendar file. An earlier slug redirects; an unknown one is a 404 in plain text,
 * because calendar programs read it.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const words = calendarWords(t, context.get(siteSettings).publicOrigin)
  const event = await readCalendarEvent(context.get(contentSource), params.slug, words)
  if (!event) {
    const sentence = t('server.noEvent', { list: pageAddress(t.language, '/events') })
    return new Response(`${sentence}\n`, { status: 404 })
  }
  if (event.slug !== params.slug) throw redirect(`${eventAddress(t.language, event)}.ics`, 301)
  return calendarResponse(event.text, `${encodeURIComponent(event.slug)}.ics`)
}
