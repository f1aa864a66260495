import type { MouseEventHandler } from 'react'
import { contentLanguage } from '../languages/content-language.ts'
import type { NewsItem } from '../../school/content/news/news.ts'
import { Picture } from '../ui/picture.tsx'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { SampleTag } from '../ui/sample-note.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import { DateText } from './date-text.tsx'
import { categoryTitle, mainTopic, topicTitle } from './news-titles.ts'
import { toneOf, type Tone } from './topic-tone.ts'
import * as coverStyles from './cover.module.css'
import * as styles from './news-card.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

export const articleAddress = (language: Language, { slug }: Pick<NewsItem, 'slug'>) =>
  pageAddress(language, '/dycian-news/:slug', { slug })

interface NewsCardProps {
  item: NewsItem
  isFirst?: boolean
  onOpen?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * An article in a list; its link carries id and category as navigation state (spec 2). An article
 * without a picture has a cover with the name of its main topic.
 */
export function NewsCard({ item, isFirst = false, onOpen }: NewsCardProps) {
  const t = useMessages()
  const { image } = item
  const language = contentLanguage(t, item)
  return (
    <article className={styles.root}>
      {image ? (
        <Picture src={image} width={640} height={360} isFirst={isFirst} />
      ) : (
        <Cover
          tone={toneOf(item.topics)}
          words={topicTitle(t, mainTopic(item.topics) ?? item.category)}
        />
      )}
      <div>
        <p className={kickerStyles.root}>
          {categoryTitle(t, item.category)} <DateText day={item.publishedOn} />{' '}
          {item.sample && <SampleTag />}
        </p>
        <h3 lang={language}>
          <a
            href={articleAddress(t.language, item)}
            data-state={JSON.stringify({ articleID: item.articleID, category: item.category })}
            onClick={onOpen}
          >
            <UnbrokenText text={item.title} />
          </a>
        </h3>
        <p lang={language}>{item.preview || t('common.noDescription')}</p>
      </div>
    </article>
  )
}

/** The stand-in for the picture of an article in a list: words on the color of a topic. */
export const Cover = ({ tone, words }: { tone: Tone; words: string }) => (
  <p className={`${coverStyles.root} ${coverStyles.card}`} data-tone={tone}>
    <span>{words}</span>
  </p>
)
