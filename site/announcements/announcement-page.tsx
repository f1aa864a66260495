import { redirect } from 'react-router'
import {
  readAnnouncement,
  readAnnouncementsBeside,
} from '../../school/content/announcements/read-announcements.server.ts'
import { shorten, toLead } from '../../school/base/plain-text.ts'
import { formatList } from '../../school/base/formats.ts'
import { pageCode, readContext } from '../context.server.ts'
import { ArticleFoot, ArticleHead } from '../layout/article-frame.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PhotoCaption, Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/staff-text.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { drawVerifyBox } from '../verify/verify-box.server.tsx'
import type { Route } from './+types/announcement-page.ts'
import {
  announcementAddress,
  announcementDates,
  defaultAnnouncementImage,
} from './announcement-card.tsx'
import { AnnouncementsSection } from './announcements-section.tsx'
import * as articleStyles from '../ui/article.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './announcement-page.module.css'
import '../verify/verify-box.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const answer = await readAnnouncement(source, params.slug)
  if (!answer.ok) throw refusal(503, t('common.announcementsFailed'))
  const announcement = answer.value
  if (!announcement) throw refusal(404)
  if (announcement.slug !== params.slug)
    throw redirect(announcementAddress(t.language, announcement), 301)
  const others = await readAnnouncementsBeside(source)
  const canonical = publicOrigin + announcementAddress(t.language, announcement)
  const { code } = announcement
  context.set(pageCode, code)
  const verifyBox = code && drawVerifyBox({ t, publicOrigin, code })
  // Passes one announcement more than a preview shows: the section leaves out the one on view.
  return { announcement, others: others.ok ? others.value.slice(0, 4) : null, canonical, verifyBox }
}

/** An announcement, and the latest others (spec 2). */
export default function AnnouncementPage({
  loaderData: { announcement, others, canonical, verifyBox },
}: Route.ComponentProps) {
  const t = useMessages()
  const dates = announcementDates(t, announcement)
  const summary = shorten(toLead(announcement.content), 160)
  return (
    <>
      <PageHead
        title={announcement.title}
        description={
          summary ||
          t('news.announcementDescription', {
            title: formatList([announcement.title, dates], t.language),
          })
        }
        canonical={canonical}
        type="article"
        isSample={announcement.sample}
      />
      <article>
        <ArticleHead entry={announcement} kicker={announcement.category}>
          {dates && <p className={articleStyles.dates}>{dates}</p>}
        </ArticleHead>
        <div className={`${wrapStyles.root} ${styles.body}`}>
          <div className={styles.large} data-story>
            <Picture
              src={announcement.image}
              standIn={defaultAnnouncementImage}
              width={640}
              height={480}
              isFirst
            />
            <PhotoCaption picture={announcement.image} />
          </div>
          {announcement.content && <RichText html={announcement.content} of={announcement} />}
          <div className={styles.share}>
            <ArticleFoot entry={announcement} canonical={canonical}>
              {verifyBox && <div dangerouslySetInnerHTML={{ __html: verifyBox }} />}
            </ArticleFoot>
          </div>
        </div>
      </article>
      <div className={wrapStyles.root}>
        <AnnouncementsSection announcements={others} currentSlug={announcement.slug} />
      </div>
    </>
  )
}
