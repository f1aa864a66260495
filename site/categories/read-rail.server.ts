import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import type { RailFields } from '../../school/kinds/rail-fields.ts'
import { articleAddress } from '../news/news-card.tsx'
import { keepLanguage } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'

/** What stands beside the text of a page. */
export interface RailContent extends InLanguage, Pick<RailFields, 'figures' | 'quote'> {
  event: EventItem | null
  story: (InLanguage & { label: string; title: string; to: string; sample: boolean }) | null
}

/** How many events are looked at for one about the page. */
const eventsAhead = 100

/**
 * Reads what is known beside the text of a page: figures and quote as staff entered them, the next
 * event that has the page's title in its own or as its category, and the newest story of its topic.
 */
export async function readRail(
  source: ContentSource,
  t: Translate,
  { title, figures, quote, topic, ...page }: RailFields & { title: string },
): Promise<RailContent> {
  const [events, news] = await Promise.all([
    readUpcomingEvents(source, eventsAhead),
    topic ? readNewsBeside(source, { category: 'all', topic }, 1) : null,
  ])
  const wanted = title.toLowerCase()
  const event = events.find(
    (each) => each.title.toLowerCase().includes(wanted) || each.category.toLowerCase() === wanted,
  )
  const story = news?.ok ? news.value.items[0] : undefined
  return {
    ...keepLanguage(page),
    figures,
    quote,
    event: event ?? null,
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
