import { shorten, toLead } from '../../school/base/plain-text.ts'
import { findResearch, listResearch } from '../../school/content/entries/read-research.server.ts'
import { readContext } from '../context.server.ts'
import { ArticleHead } from '../layout/article-frame.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { SampleNote } from '../ui/sample-note.tsx'
import { RichText } from '../ui/staff-text.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import {
  groupTitles,
  researchItemAddress,
  ResearchList,
  researchListAddress,
} from './research-list.tsx'
import type { Route } from './+types/research-item-page.ts'
import * as articleStyles from '../ui/article.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './research-item-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'
import * as printAddressStyles from '../ui/print-address.module.css'

/** Maximum number of other items of its list on the page of an item. */
const othersCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const item = await findResearch(source, params.category, params.id)
  if (!item) throw refusal(404, t('pages.noResearch'))
  const { items } = await listResearch(source, item.group)
  const place = items.findIndex(({ id }) => id === item.id)
  // The items after this one, then those from the beginning of the list.
  const others = [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))]
  return {
    item,
    others: others.slice(0, othersCount),
    canonical: publicOrigin + researchItemAddress(t.language, item.group, item.id),
  }
}

/** A research item (spec 2). */
export default function ResearchItemPage({
  loaderData: { item, others, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  const group = t(groupTitles[item.group])
  const list = researchListAddress(t.language, item.group)
  return (
    <div data-department={item.group} className={styles.page}>
      <PageHead
        title={item.title}
        description={
          shorten(toLead(item.content), 160) ||
          t('pages.researchBy', { title: item.title, author: item.author })
        }
        canonical={canonical}
        type="article"
        isSample={item.sample}
      />
      <article>
        <ArticleHead
          entry={item}
          kicker={
            <>
              {group} <time>{item.date.slice(0, 4)}</time>
            </>
          }
          between={{ research: t('pages.studies') }}
        >
          <p>{t('pages.authors', { author: item.author })}</p>
          {item.fileLink && (
            <a
              href={item.fileLink}
              download={`${fileName(item.title)}.pdf`}
              className={buttonStyles.root}
            >
              {t('pages.download')}
            </a>
          )}
        </ArticleHead>
        <div className={`${wrapStyles.root} ${articleStyles.body}`}>
          <div className={articleStyles.text}>
            <RichText html={item.content} of={item} />
            {item.sample && <SampleNote />}
            <p className={printAddressStyles.root}>{canonical}</p>
          </div>
          {item.image && (
            <div className={articleStyles.picture}>
              <Picture
                src={item.image}
                width={1280}
                height={720}
                sizes="(min-width: 60rem) min(45vw, 34.5rem), 100vw"
                isFirst
              />
            </div>
          )}
        </div>
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others" className={`${wrapStyles.root} ${articleStyles.further}`}>
          <div className={sectionHeadStyles.root}>
            <h2 id="others">{t('pages.moreResearchOf', { group })}</h2>
            <a href={list} className={buttonStyles.quiet}>
              {t('pages.allResearchOf', { group })}
            </a>
          </div>
          <ResearchList group={item.group} items={others} look="small" />
        </section>
      )}
    </div>
  )
}

/** Returns the file name of the saved PDF: the title, or 'document' (spec 2). */
const fileName = (title: string) => title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'document'
