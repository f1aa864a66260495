import { use, useRef, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { type NewsQuery, newsCategories, newsTopics } from '../../school/content/news/news.ts'
import { DocumentPartsContext } from '../document/document-parts.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { categoryTitle, topicTitle } from './news-titles.ts'
import { newsListAddress } from './news-list-address.ts'
import * as styles from './news-filters.module.css'
import * as chipStyles from '../ui/chip.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** The category and topic filters of the news list (spec 2), both in its address. */
export function NewsFilters({ query }: { query: NewsQuery }) {
  const t = useMessages()
  const [applied, setApplied] = useState(query.topic)
  const [chosen, setChosen] = useState(query.topic)
  if (applied !== query.topic) {
    setApplied(query.topic)
    // Keeps a choice that was made with the keyboard while the list was loading.
    if (chosen === applied) setChosen(query.topic)
  }
  return (
    <div className={styles.root} data-screen-only>
      <nav aria-label={t('news.categories')}>
        <ul>
          {newsCategories.map((category) => (
            <li key={category}>
              <a
                href={newsListAddress(t.language, { topic: chosen, category, page: 1 })}
                className={chipStyles.root}
                aria-current={category === query.category ? 'true' : undefined}
              >
                {category === 'all' ? t('news.all') : categoryTitle(t, category)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {import.meta.env.SSR && use(DocumentPartsContext).copy ? (
        <TopicLinks query={query} />
      ) : (
        <TopicForm query={query} chosen={chosen} onChoose={setChosen} />
      )}
    </div>
  )
}

interface TopicFormProps {
  query: NewsQuery
  chosen: string
  onChoose: (topic: string) => void
}

/**
 * Applies a topic chosen by pointer at once; with the keyboard by Enter, leaving the field or the
 * button, because each arrow key is a choice (WCAG 3.2.2).
 */
function TopicForm({ query, chosen, onChoose }: TopicFormProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const isByKeyboard = useRef(false)
  const isKnown = query.topic === '' || newsTopics.some((topic) => isSameTopic(topic, query.topic))

  const show = (topic: string) =>
    void navigate(newsListAddress(t.language, { ...query, topic, page: 1 }))
  const apply = (topic: string) => {
    if (topic !== query.topic) show(topic)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const topic = new FormData(event.currentTarget).get('topic')
    if (typeof topic === 'string') show(topic)
  }

  return (
    <form action={pageAddress(t.language, '/dycian-news')} onSubmit={submit}>
      {query.category !== 'all' && <input type="hidden" name="category" value={query.category} />}
      <label htmlFor="topic">{t('news.topic')}</label>
      <select
        id="topic"
        name="topic"
        value={chosen}
        onPointerDown={() => {
          isByKeyboard.current = false
        }}
        onKeyDown={(event) => {
          isByKeyboard.current = true
          if (event.key !== 'Enter' || chosen === query.topic) return
          // Prevents a second submit: this key also submits the form in some browsers.
          event.preventDefault()
          show(chosen)
        }}
        onChange={({ currentTarget: { value } }) => {
          onChoose(value)
          if (!isByKeyboard.current) apply(value)
        }}
        onBlur={(event) => apply(event.currentTarget.value)}
      >
        <option value="">{t('news.allTopics')}</option>
        {!isKnown && <option value={query.topic}>{query.topic}</option>}
        {newsTopics.map((topic) => (
          <option key={topic} value={isSameTopic(topic, query.topic) ? query.topic : topic}>
            {topicTitle(t, topic)}
          </option>
        ))}
      </select>
      <button type="submit" className={buttonStyles.root}>
        {t('news.show')}
      </button>
    </form>
  )
}

const isSameTopic = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The topics as links, where no server answers a form: in a copy of the site. */
function TopicLinks({ query }: { query: NewsQuery }) {
  const t = useMessages()
  return (
    <details open={query.topic !== ''}>
      <summary className={chipStyles.root}>{t('news.topic')}</summary>
      <ul>
        {['', ...newsTopics].map((topic) => (
          <li key={topic}>
            <a
              href={newsListAddress(t.language, { ...query, topic, page: 1 })}
              className={chipStyles.root}
              aria-current={isSameTopic(topic, query.topic) ? 'true' : undefined}
            >
              {topic === '' ? t('news.allTopics') : topicTitle(t, topic)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
