import { data } from 'react-router'
import {
  type NewsPage,
  type NewsQuery,
  type NewsItem,
  parseNewsQuery,
  topicLimit,
} from '../../school/content/news/news.ts'
import { fetchNewsPage } from '../../school/content/news/news-service.ts'
import { readNewsPage } from '../../school/content/news/read-news.server.ts'
import { callLanguage, contentHost } from '../content-host.ts'
import { readContext } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { CategoryBanner } from '../categories/category-frame.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { useSectionHeader } from '../layout/shared-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { refusal } from '../errors/refusal.ts'
import { useRetry } from '../errors/use-retry.ts'
import type { Translate } from '../languages/translate.ts'
import { useMessages } from '../languages/use-messages.ts'
import { newsListAddress } from './news-list-address.ts'
import type { Route } from './+types/news-list-page.ts'
import { categoryTitle, topicTitle } from './news-titles.ts'
import { NewsCard } from './news-card.tsx'
import { NewsFilters } from './news-filters.tsx'
import * as wrapStyles from '../ui/wrap.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as newsListStyles from './news-list.module.css'
import * as stateStyles from '../ui/state.module.css'
import * as buttonStyles from '../ui/button.module.css'
import type { MouseEvent } from 'react'

interface NewsListData {
  query: NewsQuery
  /** `null` when loading failed */
  news: NewsPage | null
  publicOrigin: string
}

export const handle = defineQuery('page', 'category', 'topic')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const parsed = parseNewsQuery(handle.read(url))
  if (!parsed.ok) {
    const { parameter, given } = parsed.failure
    const problems = {
      category: t('server.noNewsCategory'),
      page: t('server.noNewsPage', { given: given.slice(0, 20) }),
      topic: t('server.longTopic', { longest: topicLimit }),
    }
    throw refusal(400, problems[parameter])
  }
  const query = parsed.value
  const answer = await readNewsPage(source, query)
  if (answer.ok) checkPage(answer.value)
  const page: NewsListData = { query, news: answer.ok ? answer.value : null, publicOrigin }
  return data(page, { status: answer.ok ? 200 : 503 })
}

/** In the browser, a change of page, category or topic makes the call of spec 7 directly. */
export async function clientLoader({
  request,
  url,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<NewsListData> {
  const parsed = parseNewsQuery(handle.read(url))
  // The server explains what is wrong.
  if (!parsed.ok) return serverLoader()
  const query = parsed.value
  const answer = await fetchNewsPage(contentHost(), { ...query, ...callLanguage() }, request.signal)
  if (answer.ok) checkPage(answer.value)
  else console.error(answer.failure.message)
  return { query, news: answer.ok ? answer.value : null, publicOrigin: location.origin }
}

/**
 * Refuses pages after the last one. Without articles there is still a first page, with a message.
 */
function checkPage({ page, pageCount }: NewsPage) {
  if (page > pageCount) throw refusal(404)
}

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { query, news, publicOrigin } = loaderData
  const header = useSectionHeader('news')

  return (
    <>
      <PageHead
        title={titleOf(t, query)}
        description={header?.description ?? ''}
        canonical={news ? publicOrigin + newsListAddress(t.language, query) : undefined}
      />
      <CategoryBanner header={header} />
      <div className={wrapStyles.root}>
        <Breadcrumb />
        <NewsFilters query={query} />
        <p role="status" className={srOnlyStyles.root}>
          {news && countText(t, news)}
        </p>
        <section aria-label={t('news.articles')} className={newsListStyles.page}>
          <NewsResults news={news} query={query} />
        </section>
      </div>
    </>
  )
}

/** Loaded, error or empty (spec 4, 8). */
function NewsResults({ news, query }: Pick<NewsListData, 'news' | 'query'>) {
  const t = useMessages()
  if (!news) return <NewsFailure query={query} />
  if (news.items.length === 0) return <p className={stateStyles.root}>{t('common.noNews')}</p>
  return (
    <>
      <h2 className={srOnlyStyles.root}>{titleOf(t, query)}</h2>
      <ul className={`${newsListStyles.root} ${newsListStyles.led}`} data-reveal="each">
        {news.items.map((item, place) => (
          <li key={item.articleID}>
            <NewsCard
              item={item}
              isFirst={place === 0}
              onOpen={(event) => openLoaded(event, news.items)}
            />
          </li>
        ))}
      </ul>
      <Pager
        label={t('news.pages')}
        current={news.page}
        pageCount={news.pageCount}
        addressOf={(page) => newsListAddress(t.language, { ...query, page })}
      />
    </>
  )
}

function NewsFailure({ query }: { query: NewsQuery }) {
  const t = useMessages()
  useRetry()
  return (
    <div className={stateStyles.root}>
      <p className={stateStyles.error} role="alert">
        {t('common.newsFailed')}
      </p>
      <a href={newsListAddress(t.language, query)} className={buttonStyles.root}>
        {t('common.tryAgain')}
      </a>
    </div>
  )
}

/** The announcement for screen readers when the list has changed. */
function countText(t: Translate, { items, total, page, pageCount }: NewsPage): string {
  const count = t('news.count', { count: total ?? items.length })
  return pageCount > 1 ? t('news.countOnPage', { count, page, pageCount }) : count
}

function titleOf(t: Translate, { category, topic, page }: NewsQuery): string {
  const section = category === 'all' ? t('common.menuNews') : categoryTitle(t, category)
  const title = topic
    ? t('news.titleOfTopic', { title: section, topic: topicTitle(t, topic) })
    : section
  return page > 1 ? t('news.titleOfPage', { title, page }) : title
}

/** Spec 5: opening an item that is not in the loaded list logs an error and does nothing. */
function openLoaded(event: MouseEvent<HTMLAnchorElement>, items: readonly NewsItem[]) {
  const { articleID } = JSON.parse(event.currentTarget.dataset.state ?? '{}') as {
    articleID?: string
  }
  if (items.some((item) => item.articleID === articleID)) return
  console.error(`The article ${articleID} is not in the loaded list.`)
  event.preventDefault()
}
