import { useNavigate } from 'react-router'
import type { NewsQuery } from '../../school/news/news.ts'
import { newsAddress, newsCategories } from '../../school/news/news-query.ts'
import { newsTopics } from '../../school/news/topics.ts'

/** Category and topic of the news list (spec 2). Both are in the address, so a filtered list can be shared. */
export function NewsFilters({ query }: { query: NewsQuery }) {
  const navigate = useNavigate()
  const isKnown = query.topic === '' || newsTopics.some(({ value }) => sameTopic(value, query.topic))
  return (
    <div className="news-filters">
      <nav aria-label="News categories">
        <ul>
          {newsCategories.map((category) => (
            <li key={category}>
              <a
                href={newsAddress({ ...query, category, page: 1 })}
                className="chip"
                aria-current={category === query.category ? 'true' : undefined}
              >
                {category === 'all' ? 'All' : category}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action="/dycian-news" key={`${query.category} ${query.topic}`}>
        {query.category !== 'all' && <input type="hidden" name="category" value={query.category} />}
        <label htmlFor="topic">Topic</label>
        <select
          id="topic"
          name="topic"
          defaultValue={query.topic}
          onChange={(event) => void navigate(newsAddress({ ...query, topic: event.target.value, page: 1 }))}
        >
          <option value="">All topics</option>
          {!isKnown && <option value={query.topic}>{query.topic}</option>}
          {newsTopics.map(({ value, label }) => (
            <option key={value} value={sameTopic(value, query.topic) ? query.topic : value}>
              {label}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="button">
            Show
          </button>
        </noscript>
      </form>
    </div>
  )
}

const sameTopic = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
