import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readEvent, readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import type { RailFields } from '../../school/kinds/rail-fields.ts'
import { eventAddress } from '../events/event-badge.tsx'
import { daysInShort, hoursInWords, repeatInWords } from '../events/event-words.ts'
import { articleAddress } from '../news/news-card.tsx'
import { pick } from '../languages/content-language.ts'
import { linkInLanguage } from '../page-address.ts'
import type { Translate } from '../languages/translate.ts'

/** Content beside the text of a page. */
export type RailContent = Awaited<ReturnType<typeof readRail>>

const labels = { when: 'server.when', where: 'server.where', who: 'server.who' } as const

/** Number of upcoming events to search for an event about the page. */
const eventsAhead = 100

/**
 * Reads what a visitor of a page may want next: the next event whose title contains the title of
 * the page, or whose category is that title; the next steps that staff wrote; and the newest story
 * of the page's topic. Figures are read only without event and steps.
 */
export async function readRail(
  source: ContentSource,
  t: Translate,
  { title, nextSteps, figures, topic }: RailFields & { title: string },
) {
  const [events, news] = await Promise.all([
    readUpcomingEvents(source, eventsAhead),
    topic ? readNewsBeside(source, { category: 'all', topic }, 1) : null,
  ])
  const wanted = title.toLowerCase()
  const event = events.find(
    // The space makes a match begin a word: 'mission' is not in 'admission test'.
    (each) =>
      ` ${each.title.toLowerCase()}`.includes(` ${wanted}`) ||
      each.category.toLowerCase() === wanted,
  )
  const story = news?.ok ? news.value.items[0] : undefined
  const repeated = event?.repeat ? await readEvent(source, event.slug) : null
  return {
    event: event
      ? {
          ...pick(event, 'title', 'sample', 'startsAt', 'endsAt'),
          label: t('server.nextEvent'),
          to: eventAddress(t.language, event),
          /** days, hours, repeat and place */
          lines: [
            daysInShort(t, event),
            hoursInWords(t, event),
            repeatInWords(t, event),
            event.place,
          ].filter((line) => line !== null),
        }
      : null,
    /** `YYYY-MM-DD`, the days on which an event that repeats begins, the next one first */
    days: repeated ? [repeated, ...repeated.further].map(({ startsAt }) => dayOf(startsAt)) : [],
    steps: nextSteps
      // The event gives the time already.
      .filter(({ what }) => !event || what !== 'when')
      .map((step) => ({
        ...pick(step, 'text'),
        label: step.what === 'link' ? null : t(labels[step.what]),
        to: step.address && linkInLanguage(t.language, step.address),
      })),
    figures: event || nextSteps.length > 0 ? [] : figures,
    story: story
      ? {
          ...pick(story, 'title', 'sample'),
          label: t('server.relatedStory'),
          to: articleAddress(t.language, story),
        }
      : null,
  }
}
