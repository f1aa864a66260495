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

/** Maximum number of upcoming events that are searched for one about the page. */
const eventsAhead = 100

/**
 * Reads what a visitor of a page may want next: the next event with its title in its own or as its
 * category, the steps of staff, and the newest story of its topic; figures where neither is known.
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
    // From the beginning of a word: the admission test is no event of the mission.
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
          /** its days, hours, repeat and place */
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
      // An event says when.
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
