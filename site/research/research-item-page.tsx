import { shorten, toPlainText } from '../../school/base/plain-text.ts'
import { findResearch } from '../../school/content/entries/read-research.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { SampleMark, SampleNote } from '../ui/sample-note.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { refusal } from '../errors/refusal.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { researchItemAddress } from './research-addresses.ts'
import type { Route } from './+types/research-item-page.ts'
import * as articleStyles from '../ui/article.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './research-item-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as printAddressStyles from '../ui/print-address.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const item = await findResearch(context.get(contentSource), params.category, params.id)
  if (!item) throw refusal(404, t('pages.noResearch'))
  const { publicOrigin } = context.get(siteSettings)
  return { item, canonical: publicOrigin + researchItemAddress(t.language, item.group, item.id) }
}

/** A research item (spec 2). */
export default function ResearchItemPage({
  loaderData: { item, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <>
      <PageHead
        title={item.title}
        description={
          shorten(toPlainText(item.content), 160) ||
          t('pages.researchBy', { title: item.title, author: item.author })
        }
        canonical={canonical}
        type="article"
        isSample={item.sample}
      />
      <article>
        <header className={articleStyles.head} data-light-top>
          <div className={wrapStyles.root}>
            <Breadcrumb last={item.title} of={item} between={{ research: t('pages.research') }} />
            {item.sample && <SampleMark />}
            <h1 lang={contentLanguage(t, item)}>{item.title}</h1>
            <p>{t('pages.authors', { author: item.author })}</p>
          </div>
        </header>
        <div className={`${wrapStyles.root} ${styles.root}`}>
          {item.image && (
            <div className={articleStyles.picture}>
              <Picture
                src={item.image}
                standIn="/images/default-banner.svg"
                width={1280}
                height={720}
                isFirst
              />
            </div>
          )}
          <RichText html={item.content} of={item} />
          {item.fileLink && (
            <p className={styles.download}>
              <a
                href={item.fileLink}
                download={`${fileName(item.title)}.pdf`}
                className={buttonStyles.root}
              >
                {t('pages.download')}
              </a>
            </p>
          )}
          {item.sample && <SampleNote />}
          <p className={printAddressStyles.root}>{canonical}</p>
        </div>
      </article>
    </>
  )
}

/** Returns the file name of the saved PDF: the title, or 'document' (spec 2). */
const fileName = (title: string) => title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'document'
