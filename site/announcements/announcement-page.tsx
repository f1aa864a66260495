import { redirect } from 'react-router'
import {
  readAnnouncement,
  readAnnouncementsBeside,
} from '../../school/content/announcements/read-announcements.server.ts'
import { shorten, toLead } from '../../school/base/plain-text.ts'
import { formatList } from '../../school/base/formats.ts'
import { pageCode, readContext } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PhotoCaption } from '../ui/photo-caption.tsx'
import { Picture } from '../ui/picture.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { SampleNote, SampleTag } from '../ui/sample-note.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Words } from '../ui/words.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { drawCheckBox } from '../verify/check-box.server.tsx'
import type { Route } from './+types/announcement-page.ts'
import {
  announcementAddress,
  announcementDates,
  defaultAnnouncementImage,
} from './announcement-card.tsx'
import { AnnouncementsSection } from './announcements-section.tsx'
import * as articleStyles from '../ui/article.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as kickerStyles from '../ui/kicker.module.css'
import * as styles from './announcement-page.module.css'
import '../verify/check-box.module.css'
import * as printAddressStyles from '../ui/print-address.module.css'

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
  const checkBox = code && drawCheckBox({ t, publicOrigin, code })
  // Passes one more than a preview shows, because the section leaves out the one on view.
  return { announcement, others: others.ok ? others.value.slice(0, 4) : null, canonical, checkBox }
}

/** An announcement, and the latest others (spec 2). */
export default function AnnouncementPage({
  loaderData: { announcement, others, canonical, checkBox },
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
        <header className={articleStyles.head} data-light-top>
          <div className={wrapStyles.root}>
            <Breadcrumb last={announcement.title} of={announcement} />
            <p className={kickerStyles.root}>
              {announcement.category} {announcement.sample && <SampleTag />}
            </p>
            <h1>
              <Words text={announcement.title} of={announcement} />
            </h1>
            {dates && <p className={articleStyles.dates}>{dates}</p>}
          </div>
        </header>
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
            {announcement.sample && <SampleNote />}
            <ShareButton title={announcement.title} address={canonical} />
            {checkBox && <div dangerouslySetInnerHTML={{ __html: checkBox }} />}
            <p className={printAddressStyles.root}>{canonical}</p>
          </div>
        </div>
      </article>
      <div className={wrapStyles.root}>
        <AnnouncementsSection announcements={others} currentSlug={announcement.slug} />
      </div>
    </>
  )
}
