import { findSubItem } from '../../school/content/reference/read-category.server.ts'
import { listServiceArticles } from '../../school/content/entries/read-service-articles.server.ts'
import { readRail } from '../categories/read-rail.server.ts'
import { SubItemView } from '../categories/sub-item-view.tsx'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { DateText } from '../news/date-text.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { contentLanguage, keepLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/paraya-page.ts'
import * as styles from './paraya-page.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const found = await findSubItem(source.database, 'societalIntegration', 'paraya')
  if (!found) throw refusal(404)
  const articles = (await listServiceArticles(source)).map(
    ({ slug, title, datePublished, topic, paragraphs, sample, ...article }) => ({
      ...keepLanguage(article),
      slug,
      title,
      datePublished,
      topic,
      sample,
      preview: paragraphs[0] ?? '',
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
      >
        <section aria-labelledby="paraya-articles" className={styles.articles}>
          <h2 id="paraya-articles">{t('pages.serviceStories')}</h2>
          <ul>
            {articles.map(({ slug, title, datePublished, topic, sample, preview, ...article }) => (
              <li key={slug}>
                <p className={kickerStyles.root}>
                  {topic} <DateText day={datePublished} /> {sample && <b>{t('common.sample')}</b>}
                </p>
                <h3 lang={contentLanguage(t, article)}>
                  <a href={pageAddress(t.language, '/servanthood/paraya/articles/:slug', { slug })}>
                    {title}
                  </a>
                </h3>
                <p lang={contentLanguage(t, article)}>{preview}</p>
              </li>
            ))}
          </ul>
        </section>
      </SubItemView>
    </>
  )
}
