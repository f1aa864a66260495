import type { NewsItem } from '../../school/content/news/news.ts'
import { useMessages } from '../languages/use-messages.ts'
import { newsListAddress } from './news-list-address.ts'
import { NewsCard } from './news-card.tsx'
import * as buttonStyles from '../ui/button.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'
import * as stateStyles from '../ui/state.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './news-list.module.css'

interface NewsSectionProps {
  /** id of the heading */
  id: string
  heading: string
  /** topic of the articles; '' for all news */
  topic: string
  /** text of the link to the whole list */
  linkText: string
  /** `null` when loading failed */
  items: readonly NewsItem[] | null
  /** shows the newest article larger; other sections are not printed */
  isFront?: boolean
}

/** The latest articles of a topic, on the page of that topic, or of all topics on the home page. */
export function NewsSection({
  id,
  heading,
  topic,
  linkText,
  items,
  isFront = false,
}: NewsSectionProps) {
  const t = useMessages()
  return (
    <section
      className={isFront ? `${wrapStyles.root} ${styles.front}` : wrapStyles.root}
      aria-labelledby={id}
      data-screen-only={!isFront || undefined}
    >
      <div className={sectionHeadStyles.root}>
        <h2 id={id}>{heading}</h2>
        <a
          href={newsListAddress(t.language, { page: 1, category: 'all', topic })}
          className={buttonStyles.quiet}
        >
          {linkText}
        </a>
      </div>
      {!items && (
        <p className={`${stateStyles.root} ${stateStyles.error}`}>{t('common.newsFailed')}</p>
      )}
      {items?.length === 0 && <p className={stateStyles.root}>{t('common.noNews')}</p>}
      {items && items.length > 0 && <NewsCards items={items} isLed={isFront} />}
    </section>
  )
}

interface NewsCardsProps {
  items: readonly NewsItem[]
  /** shows the first article larger */
  isLed?: boolean
}

/** Articles as cards, side by side where there is room. */
export const NewsCards = ({ items, isLed = false }: NewsCardsProps) => (
  <ul className={isLed ? `${styles.root} ${styles.led}` : styles.root} data-reveal="each">
    {items.map((item) => (
      <li key={item.articleID}>
        <NewsCard item={item} />
      </li>
    ))}
  </ul>
)
