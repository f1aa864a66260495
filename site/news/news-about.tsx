import { newsAddress } from '../../school/news/news-query.ts'
import type { NewsItem } from '../../school/news/news.ts'
import { NewsCard } from './news-card.tsx'

interface NewsAboutProps {
  heading: string
  topic: string
  /** `null` when loading failed */
  items: readonly NewsItem[] | null
}

/** The latest articles of one topic, on the page of that topic. */
export function NewsAbout({ heading, topic, items }: NewsAboutProps) {
  return (
    <section className="wrap about-news" aria-labelledby="article-news">
      <div className="section-head">
        <h2 id="article-news">{heading}</h2>
        <a href={newsAddress({ page: 1, category: 'all', topic })} className="button button-quiet">
          All news about this
        </a>
      </div>
      {!items && (
        <p className="state state-error">Failed to fetch news. Please check your connection.</p>
      )}
      {items?.length === 0 && <p className="state">No news available.</p>}
      {items && items.length > 0 && (
        <ul className="news-list">
          {items.map((item) => (
            <li key={item.articleID}>
              <NewsCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
