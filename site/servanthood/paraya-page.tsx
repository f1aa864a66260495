import { leadingSentences } from '../../school/base/sentences.ts'
import { listServiceArticles } from '../../school/content/entries/read-service-articles.server.ts'
import { readProgramPage } from '../categories/read-sub-item-page.server.ts'
import { SubItemPage } from '../categories/sub-item-page.tsx'
import { contentSource } from '../context.server.ts'
import { Cover } from '../news/news-card.tsx'
import { DateText } from '../news/date-text.tsx'
import { Picture } from '../ui/picture.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { contentLanguage, pick } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/paraya-page.ts'
import { serviceArticleAddress, topicLabel } from './service-articles.ts'
import * as styles from './paraya-page.module.css'
import * as cardStyles from '../news/news-card.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const articles = (await listServiceArticles(source)).map((article) => ({
    ...pick(article, 'slug', 'title', 'datePublished', 'topic', 'image', 'sample'),
    preview: leadingSentences(article.paragraphs[0] ?? '', 160),
  }))
  return {
    page: await readProgramPage(context, '/servanthood/paraya'),
    articles,
  }
}

/** The community-service program and its articles (spec 2). */
export default function ParayaPage({ loaderData: { page, articles } }: Route.ComponentProps) {
  const t = useMessages()
  return (
    <SubItemPage
      page={page}
      section="servanthood"
      restHeading={t('pages.about', { title: page.item.title })}
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
    </SubItemPage>
  )
}

type Story = Route.ComponentProps['loaderData']['articles'][number]

/** A story with its first picture; without one, its topic is on a cover. */
function StoryCard({ article }: { article: Story }) {
  const t = useMessages()
  const { slug, title, datePublished, topic, image, sample, preview } = article
  const language = contentLanguage(t, article)
  return (
    <article className={cardStyles.root}>
      {image ? (
        <Picture src={image} width={640} height={360} />
      ) : (
        <Cover tone="jhs" words={topic ? topicLabel(topic) : t('common.menuParaya')} />
      )}
      <div>
        <p className={kickerStyles.root}>
          {topic && topicLabel(topic)} <DateText day={datePublished} /> {sample && <SampleTag />}
        </p>
        <h3 lang={language}>
          <a href={serviceArticleAddress(t.language, slug)}>{title}</a>
        </h3>
        <p lang={language}>{preview}</p>
      </div>
    </article>
  )
}
