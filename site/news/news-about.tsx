import type { NewsItem } from '../../school/content/news/news.ts'
import { useMessages } from '../languages/use-messages.ts'
import { newsListAddress } from './news-list-address.ts'
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
  const t = useMessages()
  return (
    <section className={`${wrapStyles.root} ${styles.root}`} aria-labelledby="article-news">
      <div className={sectionHeadStyles.root}>
        <h2 id="article-news">{heading}</h2>
        <a
          href={newsListAddress(t.language, { page: 1, category: 'all', topic })}
          className={buttonStyles.quiet}
        >
          {t('learn.allNews')}
        </a>
      </div>
      {!items && (
        <p className={`${stateStyles.root} ${stateStyles.error}`}>{t('common.newsFailed')}</p>
      )}
      {items?.length === 0 && <p className={stateStyles.root}>{t('common.noNews')}</p>}
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
