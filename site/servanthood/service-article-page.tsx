import { Fragment } from 'react'
import { redirect } from 'react-router'
import type { ShownPicture } from '../../school/base/photo.ts'
import { formatLongDate } from '../../school/base/formats.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import {
  findServiceArticle,
  listServiceArticles,
} from '../../school/content/entries/read-service-articles.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { playerAddress } from '../../school/base/video.ts'
import { readContext } from '../context.server.ts'
import { ArticleFoot, ArticleHead } from '../layout/article-frame.tsx'
import { DateText } from '../news/date-text.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { VideoCover } from '../ui/video-cover.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import { refusal } from '../errors/refusal.ts'
import { contentLanguage, pick } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/service-article-page.ts'
import { serviceArticleAddress, topicLabel } from './service-articles.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as chipStyles from '../ui/chip.module.css'
import * as kickerStyles from '../ui/kicker.module.css'
import * as styles from './service-article-page.module.css'
import * as stateStyles from '../ui/state.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const article = await findServiceArticle(source, params.slug)
  if (!article) throw refusal(404, t('pages.noArticle'))
  if (article.slug !== params.slug)
    throw redirect(serviceArticleAddress(t.language, article.slug), 301)
  const settings = await readReference(source, siteSettingsKind)
  const others = (await listServiceArticles(source)).filter(({ slug }) => slug !== article.slug)
  return {
    article,
    author: article.author ?? settings.defaultAuthor,
    others: others.map((other) => pick(other, 'slug', 'title', 'datePublished', 'image', 'sample')),
    canonical: publicOrigin + serviceArticleAddress(t.language, article.slug),
  }
}

/** An article of the community-service program (spec 2). */
export default function ServiceArticlePage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { article, author, others, canonical } = loaderData
  const description =
    article.paragraphs[0]?.slice(0, 200) ?? t('pages.serviceDescription', { title: article.title })
  return (
    <>
      <PageHead
        title={article.title}
        description={description}
        canonical={canonical}
        type="article"
        isSample={article.sample}
      />
      <article>
        <ArticleHead entry={article} between={{ articles: t('pages.articles') }}>
          <p>
            {t('pages.publishedOn', {
              date: article.datePublished
                ? formatLongDate(article.datePublished, t.language)
                : t('pages.noDate'),
            })}{' '}
            {article.sample && <SampleTag />}
          </p>
          <p>{t('pages.author', { author })}</p>
          {article.topic && <p className={chipStyles.root}>{topicLabel(article.topic)}</p>}
        </ArticleHead>
        <div className={`${wrapStyles.root} ${styles.root}`}>
          <div>
            {article.videoLink && (
              <VideoCover
                title={article.title}
                videoAddress={article.videoLink}
                playerAddress={playerAddress(article.videoLink)}
                cover={null}
              />
            )}
            <ServiceText article={article} />
            {article.link && (
              <p>
                <OutsideLink to={article.link}>{t('pages.morePictures')}</OutsideLink>
              </p>
            )}
            <ArticleFoot entry={article} canonical={canonical} />
          </div>
          <aside aria-labelledby="other-articles" className={styles.others} data-screen-only>
            <h2 id="other-articles">{t('pages.otherArticles')}</h2>
            <ul>
              {others.map(({ slug, title, datePublished, image, sample, ...other }) => (
                <li key={slug}>
                  {image && <Picture src={image} width={288} height={144} />}
                  <a
                    href={serviceArticleAddress(t.language, slug)}
                    lang={contentLanguage(t, other)}
                  >
                    <UnbrokenText text={title} />
                  </a>
                  <p className={kickerStyles.root}>
                    <DateText day={datePublished} /> {sample && <SampleTag />}
                  </p>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </article>
    </>
  )
}

function ServiceText({ article }: Pick<Route.ComponentProps['loaderData'], 'article'>) {
  const { paragraphs, images } = article
  const t = useMessages()
  if (paragraphs.length === 0)
    return <p className={stateStyles.root}>{t('pages.noArticleContent')}</p>
  return (
    <div className="prose prose-opening" lang={contentLanguage(t, article)}>
      {withPictures(paragraphs, images).map(({ key, text, image }) => (
        <Fragment key={key}>
          <p>{text}</p>
          {image && <Picture src={image} width={960} height={540} />}
        </Fragment>
      ))}
    </div>
  )
}

/** Pairs paragraphs with the pictures after them: after index 1, 3, … number index / 2 (spec 2). */
const withPictures = (paragraphs: readonly string[], images: readonly ShownPicture[]) =>
  paragraphs.map((text, index) => ({
    key: `paragraph ${index}`,
    text,
    image: index % 2 === 1 ? images[Math.floor(index / 2)] : undefined,
  }))
