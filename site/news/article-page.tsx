import { useEffect } from 'react'
import { redirect, useLocation, useNavigate } from 'react-router'
import { shorten, toLead } from '../../school/base/plain-text.ts'
import { readArticle, readNewsBeside } from '../../school/content/news/read-news.server.ts'
import type { NewsItem } from '../../school/content/news/news.ts'
import { numberedSlug } from '../../school/base/own-slugs.ts'
import { contentHost } from '../content-host.ts'
import { readContext } from '../context.server.ts'
import { ArticleFoot, ArticleHead } from '../layout/article-frame.tsx'
import { useSchoolData } from '../layout/page-settings.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { cardAddress, PageHead } from '../ui/page-head.tsx'
import { PhotoCaption, Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/staff-text.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { newsListAddress } from './news-list-address.ts'
import type { Route } from './+types/article-page.ts'
import { DateText } from './date-text.tsx'
import { articleAddress } from './news-card.tsx'
import { NewsCards } from './news-section.tsx'
import { toneOf } from './topic-tone.ts'
import { categoryTitle, topicTitle } from './news-titles.ts'
import * as articleStyles from '../ui/article.module.css'
import * as coverStyles from './cover.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as chipStyles from '../ui/chip.module.css'

/** Maximum number of other articles below the article. */
const furtherCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const answer = await readArticle(source, params.slug)
  if (!answer.ok) throw refusal(503, t('common.newsFailed'))
  const article = answer.value
  if (!article) throw refusal(404)
  if (article.slug !== params.slug) throw redirect(articleAddress(t.language, article), 301)
  const category = article.category === 'Outside News' ? 'Outside News' : 'Campus News'
  const list = await readNewsBeside(source, { category, topic: '' }, furtherCount + 1)
  const further = list.ok
    ? list.value.items.filter(({ slug }) => slug !== article.slug).slice(0, furtherCount)
    : []
  return {
    article,
    further,
    canonical: publicOrigin + articleAddress(t.language, article),
  }
}

/** Opens the article whose id the link carried, if a content host has two with the same slug. */
function useArticleOfLink({ articleID, slug }: NewsItem) {
  const { language } = useMessages()
  const navigate = useNavigate()
  const wanted = (useLocation().state as { articleID?: string } | null)?.articleID
  useEffect(() => {
    if (!wanted || wanted === articleID || contentHost() === '') return
    void navigate(articleAddress(language, { slug: numberedSlug(slug, wanted) }), { replace: true })
  }, [navigate, language, wanted, articleID, slug])
}

/** An article (spec 2). */
export default function ArticlePage({
  loaderData: { article, further, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  useArticleOfLink(article)
  const school = useSchoolData()
  const tone = article.image ? undefined : toneOf(article.topics)
  return (
    <>
      <PageHead
        title={article.title}
        description={
          article.preview || shorten(toLead(article.content), 160) || t('common.noDescription')
        }
        canonical={canonical}
        type="article"
        publishedOn={article.publishedOn}
        isSample={article.sample}
        tone={tone}
      />
      {!article.sample && (
        <JsonLd
          data={
            import.meta.env.SSR
              ? {
                  '@type': 'NewsArticle',
                  headline: article.title,
                  ...(article.publishedOn && { datePublished: article.publishedOn }),
                  ...(article.preview && { description: article.preview }),
                  articleSection: article.category,
                  mainEntityOfPage: canonical,
                  image: cardAddress(canonical),
                  author: school,
                  publisher: school,
                }
              : null
          }
        />
      )}
      <article>
        <ArticleHead
          entry={article}
          kicker={
            <>
              {categoryTitle(t, article.category)} <DateText day={article.publishedOn} />
            </>
          }
          cover={tone && { tone, className: coverStyles.root }}
        >
          {article.topics.length > 0 && (
            <ul className={articleStyles.topics} aria-label={t('news.topics')}>
              {article.topics.map((topic, place) => (
                <li key={topic}>
                  <a
                    href={newsListAddress(t.language, { page: 1, category: 'all', topic })}
                    className={chipStyles.root}
                  >
                    {article.topicNames?.[place] ?? topicTitle(t, topic)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </ArticleHead>
        <div className={`${wrapStyles.root} ${articleStyles.body}`}>
          {article.image && (
            <div className={articleStyles.picture} data-story>
              <Picture
                src={article.image}
                width={1280}
                height={720}
                sizes="(min-width: 60rem) min(45vw, 34.5rem), 100vw"
                isFirst
              />
              <PhotoCaption picture={article.image} />
            </div>
          )}
          <div className={articleStyles.text}>
            {article.content ? (
              <RichText html={article.content} of={article} />
            ) : (
              <p className="prose">{t('common.noDescription')}</p>
            )}
            <ArticleFoot entry={article} canonical={canonical} />
          </div>
        </div>
      </article>
      {further.length > 0 && (
        <section
          className={`${wrapStyles.root} ${articleStyles.further}`}
          aria-labelledby="further"
        >
          <h2 id="further">{t('news.more', { category: article.category || t('news.news') })}</h2>
          <NewsCards items={further} />
        </section>
      )}
    </>
  )
}
