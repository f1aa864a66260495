import { redirect, type LoaderFunctionArgs } from 'react-router'
import {
  readCalendarEvent,
  readCalendarFeed,
  type CalendarWords,
} from '../../school/content/events/calendar-feed.server.ts'
import { readContext } from '../context.server.ts'
import { addressIn, pageAddress } from '../page-address.ts'
import { eventAddress } from './event-badge.tsx'

/**
 * Serves the school's events, or one of them, as a calendar. An earlier slug redirects; an unknown one
 * is a 404 in plain text, because calendar programs read it.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const words: CalendarWords = {
    language: t.language,
    name: t('server.calendar'),
    sampleNote: t('server.sampleEvent'),
    addressOf: (path) => publicOrigin + addressIn(t.language, path),
  }
  const { slug } = params
  if (slug === undefined)
    return toResponse(await readCalendarFeed(source, words), 'dyci-events.ics')
  const event = await readCalendarEvent(source, slug, words)
  if (!event) {
    const sentence = t('server.noEvent', { list: pageAddress(t.language, '/events') })
    return new Response(`${sentence}\n`, { status: 404 })
  }
  if (event.slug !== slug) throw redirect(`${eventAddress(t.language, event)}.ics`, 301)
  return toResponse(event.text, `${encodeURIComponent(event.slug)}.ics`)
}

/** Makes phones open a calendar in their calendar program instead of saving it. */
const toResponse = (text: string, fileName: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${fileName}"`,
    },
  })
