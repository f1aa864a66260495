import { leadingSentences } from '../../school/base/sentences.ts'
import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { listServiceArticles } from '../../school/content/entries/read-service-articles.server.ts'
import { readRail } from '../categories/read-rail.server.ts'
import { SubItemView } from '../categories/sub-item-view.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { DateText } from '../news/date-text.tsx'
import { defaultNewsBanner } from '../news/news-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { contentLanguage, keepLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/paraya-page.ts'
import { topicLabel } from './topic-label.ts'
import * as styles from './paraya-page.module.css'
import * as cardStyles from '../news/news-card.module.css'
import * as coverStyles from '../news/cover.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const found = await findSubItem(source, 'societalIntegration', 'paraya')
  if (!found) throw refusal(404)
  const articles = (await listServiceArticles(source)).map(
    ({ slug, title, datePublished, topic, paragraphs, image, sample, ...article }) => ({
      ...keepLanguage(article),
      slug,
      title,
      datePublished,
      topic,
      image,
      sample,
      preview: leadingSentences(paragraphs[0] ?? '', 160),
    }),
  )
  return {
    item: found.item,
    rail: await readRail(source, context.get(translation), found.item),
    articles,
    canonical:
      context.get(siteSettings).publicOrigin +
      pageAddress(context.get(translation).language, '/servanthood/paraya'),
  }
}

/** The community-service program and its articles (spec 2). */
export default function ParayaPage({
  loaderData: { item, rail, articles, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <>
      <PageHead
        title={item.title}
        description={item.shortDescription}
        canonical={canonical}
        isSample={item.sample}
      />
      <SubItemView
        item={item}
        section="servanthood"
        rail={rail}
        breadcrumb={<Breadcrumb last={item.title} of={item} />}
        siblings={[]}
        restHeading={t('pages.about', { title: item.title })}
      >
        <section aria-labelledby="paraya-articles" className={styles.articles}>
          <h2 id="paraya-articles">{t('pages.serviceStories')}</h2>
          <ul data-reveal="each">
            {articles.map((article) => (
              <li key={article.slug}>
                <StoryCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      </SubItemView>
    </>
  )
}

type Story = Route.ComponentProps['loaderData']['articles'][number]

/** A story with its first picture; without one, its title is on a cover. */
function StoryCard({ article }: { article: Story }) {
  const t = useMessages()
  const { slug, title, datePublished, topic, image, sample, preview } = article
  const language = contentLanguage(t, article)
  const cover = !image && {
    className: `${coverStyles.root} ${coverStyles.card}`,
    'data-tone': 'jhs',
  }
  return (
    <article className={cardStyles.root}>
      {image && (
        <div className={cardStyles.picture}>
          <Picture src={image} standIn={defaultNewsBanner} width={640} height={360} />
        </div>
      )}
      <div {...cover}>
        <p className={kickerStyles.root}>
          {topic && topicLabel(topic)} <DateText day={datePublished} />{' '}
          {sample && <b>{t('common.sample')}</b>}
        </p>
        <h3 lang={language}>
          <a href={pageAddress(t.language, '/servanthood/paraya/articles/:slug', { slug })}>
            {title}
          </a>
        </h3>
        {image && <p lang={language}>{preview}</p>}
      </div>
      {!image && <p lang={language}>{preview}</p>}
    </article>
  )
}
