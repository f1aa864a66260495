import type { MouseEventHandler } from 'react'
import { contentLanguage } from '../languages/content-language.ts'
import type { NewsItem } from '../../school/content/news/news.ts'
import { Picture } from '../ui/picture.tsx'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { categoryTitle } from './category-title.ts'
import { SampleTag } from '../ui/sample-note.tsx'
import { KeptWords } from '../ui/words.tsx'
import { Cover } from './cover.tsx'
import { DateText } from './date-text.tsx'
import { mainTopic, topicTitle } from './topic-titles.ts'
import { toneOf } from './topic-tone.ts'
import * as styles from './news-card.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** Shown when a picture cannot be loaded (spec 5). */
export const defaultNewsBanner = '/images/default-banner.svg'

export const articleAddress = (language: Language, { slug }: Pick<NewsItem, 'slug'>) =>
  pageAddress(language, '/dycian-news/:slug', { slug })

interface NewsCardProps {
  item: NewsItem
  isFirst?: boolean
  onOpen?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * An article in a list; its link carries id and category as navigation state (spec 2). Without a
 * picture, its first topic is on the color of that.
 */
export function NewsCard({ item, isFirst = false, onOpen }: NewsCardProps) {
  const t = useMessages()
  const { image } = item
  const language = contentLanguage(t, item)
  return (
    <article className={styles.root}>
      {image ? (
        <Picture
          src={image}
          standIn={defaultNewsBanner}
          width={640}
          height={360}
          isFirst={isFirst}
        />
      ) : (
        <Cover
          tone={toneOf(item.topics)}
          words={topicTitle(t, mainTopic(item.topics) ?? item.category)}
        />
      )}
      <div>
        <p className={kickerStyles.root}>
          {categoryTitle(t, item.category)}{' '}
          {item.publishedOn && <DateText day={item.publishedOn} />} {item.sample && <SampleTag />}
        </p>
        <h3 lang={language}>
          <a
            href={articleAddress(t.language, item)}
            data-state={JSON.stringify({ articleID: item.articleID, category: item.category })}
            onClick={onOpen}
          >
            <KeptWords text={item.title} />
          </a>
        </h3>
        <p lang={language}>{item.preview || t('common.noDescription')}</p>
      </div>
    </article>
  )
}
