import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import { readEvent, readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import type { RailFields } from '../../school/kinds/rail-fields.ts'
import { eventAddress } from '../events/event-badge.tsx'
import { dayInWords } from '../events/day-in-words.server.ts'
import type { EventDay } from '../events/event-days.tsx'
import { daysInShort, hoursInWords, repeatInWords } from '../events/event-words.ts'
import { articleAddress } from '../news/news-card.tsx'
import { keepLanguage } from '../languages/content-language.ts'
import { linkInLanguage } from '../page-address.ts'
import type { Translate } from '../languages/translate.ts'

/** A card beside the text, which leads to its page. */
interface RailCard extends InLanguage {
  label: string
  title: string
  to: string
  sample: boolean
}

/** Content beside the text of a page. */
export interface RailContent extends Pick<RailFields, 'figures'> {
  /** the next event: its days, hours, repeat and place, one per line */
  event: (RailCard & Pick<EventItem, 'startsAt' | 'endsAt'> & { lines: string[] }) | null
  /** on which days an event that repeats begins, the next one first; else empty */
  days: EventDay[]
  steps: (InLanguage & { label: string | null; text: string; to: string | null })[]
  story: RailCard | null
}

const labels = { when: 'server.when', where: 'server.where', who: 'server.who' } as const

/** Maximum number of upcoming events that are searched for one about the page. */
const eventsAhead = 100

/**
 * Reads what a visitor of a page may want next: the next event that has the page's title in its own
 * or as its category, the steps that staff entered, and the newest story of its topic. Figures repeat
 * numbers of the text, so they are there only while there is neither event nor step.
 */
export async function readRail(
  source: ContentSource,
  t: Translate,
  { title, nextSteps, figures, topic }: RailFields & { title: string },
): Promise<RailContent> {
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
    event: event ? eventCard(t, event) : null,
    days: repeated ? [repeated, ...repeated.further].map((each) => dayInWords(t, each)) : [],
    steps: nextSteps
      // An event says when.
      .filter(({ what }) => !event || what !== 'when')
      .map(({ what, text, address, ...step }) => ({
        ...keepLanguage(step),
        label: what === 'link' ? null : t(labels[what]),
        text,
        to: address && linkInLanguage(t.language, address),
      })),
    figures: event || nextSteps.length > 0 ? [] : figures,
    story: story
      ? {
          ...keepLanguage(story),
          label: t('server.relatedStory'),
          title: story.title,
          to: articleAddress(t.language, story),
          sample: story.sample,
        }
      : null,
  }
}

const eventCard = (t: Translate, event: EventItem): RailContent['event'] => ({
  ...keepLanguage(event),
  label: t('server.nextEvent'),
  title: event.title,
  to: eventAddress(t.language, event),
  sample: event.sample,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  lines: [
    daysInShort(t, event),
    hoursInWords(t, event),
    repeatInWords(t, event),
    event.place,
  ].filter((line) => line !== null),
})
