import { newsAddress } from '../../school/news/news-query.ts'
import type { NewsItem } from '../../school/news/news.ts'
import { NewsCard } from './news-card.tsx'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './news-about.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as stateStyles from '../ui/state.module.css'
import * as newsListStyles from './news-list.module.css'

interface NewsAboutProps {
  heading: string
  topic: string
  /** `null` when loading failed */
  items: readonly NewsItem[] | null
}

/** The latest articles of one topic, on the page of that topic. */
export function NewsAbout({ heading, topic, items }: NewsAboutProps) {
  return (
    <section className={`${wrapStyles.root} ${styles.root}`} aria-labelledby="article-news">
      <div className={sectionHeadStyles.root}>
        <h2 id="article-news">{heading}</h2>
        <a href={newsAddress({ page: 1, category: 'all', topic })} className={buttonStyles.quiet}>
          All news about this
        </a>
      </div>
      {!items && (
        <p className={`${stateStyles.root} ${stateStyles.error}`}>
          Failed to fetch news. Please check your connection.
        </p>
      )}
      {items?.length === 0 && <p className={stateStyles.root}>No news available.</p>}
      {items && items.length > 0 && (
        <ul className={newsListStyles.root} data-reveal="each">
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
