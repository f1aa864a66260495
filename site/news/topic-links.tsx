import type { NewsQuery } from '../../school/content/news/news.ts'
import { newsTopics } from '../../school/content/news/topics.ts'
import { useMessages } from '../languages/use-messages.ts'
import { newsListAddress } from './news-list-address.ts'
import { topicTitle } from './topic-titles.ts'
import * as chipStyles from '../ui/chip.module.css'

/** The topics as links, where no server answers a form: in a copy of the site. */
export function TopicLinks({ query }: { query: NewsQuery }) {
  const t = useMessages()
  const isChosen = (topic: string) => topic.toLowerCase() === query.topic.toLowerCase()
  return (
    <details open={query.topic !== ''}>
      <summary className={chipStyles.root}>{t('news.topic')}</summary>
      <ul>
        {['', ...newsTopics].map((topic) => (
          <li key={topic}>
            <a
              href={newsListAddress(t.language, { ...query, topic, page: 1 })}
              className={chipStyles.root}
              aria-current={isChosen(topic) ? 'true' : undefined}
            >
              {topic === '' ? t('news.allTopics') : topicTitle(t, topic)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
