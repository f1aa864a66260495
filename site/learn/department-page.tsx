import { readAnnouncementsBeside } from '../../school/content/announcements/read-announcements.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import {
  findAdmission,
  findDepartment,
  readCollegeDepartments,
  readTracks,
} from '../../school/content/reference/read-departments.server.ts'
import { HowToApply } from './how-to-apply.tsx'
import { readAdmissionBrief } from './admission-guide.server.ts'
import { drawAskForm } from '../ask/ask-form.server.tsx'
import { AskSection } from '../ask/ask-section.tsx'
import { copyOfSite, readContext } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { NewsSection } from '../news/news-section.tsx'
import { Banner } from '../ui/banner.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/staff-text.tsx'
import { playerAddress } from '../../school/base/video.ts'
import { VideoCover } from '../ui/video-cover.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as chipStyles from '../ui/chip.module.css'
import { contentLanguage } from '../languages/content-language.ts'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { readToday } from '../today/read-today.server.ts'
import { TodayStrip } from '../today/today-strip.tsx'
import type { Route } from './+types/department-page.ts'
import { AdmissionsPanel } from './admissions-panel.tsx'
import { courseLink } from './course-words.server.ts'
import { drawRegistrationCode, registrationCode } from './registration-code.server.tsx'
import { TrackCards } from './track-cards.tsx'
import { hasOwnCover, leaveOutPictures } from './repeated-pictures.server.ts'
import { trackCard } from './track-card.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './department-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as printAddressStyles from '../ui/print-address.module.css'

/** Maximum number of articles on a department's page. */
const newsCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const department = await findDepartment(source, params.tag)
  if (!department) throw refusal(404, t('server.noDepartment'))
  const { tag } = department
  const [admission, { admissionsUpdated }, tracks, colleges, news, brief, askForm, announcements] =
    await Promise.all([
      findAdmission(source, tag),
      readReference(source, siteSettingsKind),
      tag === 'shs' ? readTracks(source) : [],
      tag === 'college' ? readCollegeDepartments(source) : [],
      readNewsBeside(source, { category: 'all', topic: tag }, newsCount),
      readAdmissionBrief(source, tag),
      drawAskForm(source, t, { level: tag }),
      readAnnouncementsBeside(source),
    ])
  const allAnnouncements = announcements.ok ? announcements.value : []
  const below = tracks.length > 0 ? t('server.academicTracks') : t('server.collegeDepartments')
  return {
    department,
    hasCover: hasOwnCover(department),
    // What is true today is not in a copy, which is read another day.
    today: context.get(copyOfSite) ? [] : await readToday(source, t, allAnnouncements),
    brief,
    admission,
    admissionsUpdated,
    qrCodeHtml:
      admission && tag === 'college'
        ? await drawRegistrationCode(t, context.get(registrationCode), { admission, publicOrigin })
        : null,
    below,
    about: t('server.aboutDepartment', { name: department.name }),
    cards: [
      ...tracks.map((track) => trackCard(track.acronym, track)),
      ...colleges.map((college) => ({
        ...trackCard(college.tag, college),
        courses: college.coursesOffered.map((course) => {
          const { title, to } = courseLink(t, college.tag, course)
          return { title, to }
        }),
      })),
    ],
    news: news.ok
      ? leaveOutPictures(
          news.value.items.slice(0, newsCount),
          [department, ...tracks, ...colleges].map(({ bannerImg }) => bannerImg),
        )
      : null,
    askForm,
    canonical: publicOrigin + pageAddress(t.language, '/learn-with-us/:tag', { tag }),
  }
}

/** A department (spec 2). */
export default function DepartmentPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { department, hasCover, cards, canonical } = loaderData
  const { tag, name, description } = department
  return (
    <div data-department={tag}>
      <PageHead title={name} description={department.shortDescription} canonical={canonical} />
      <Banner title={name} picture={department.bannerImg} of={department}>
        <p>{department.shortDescription}</p>
      </Banner>
      <TodayStrip facts={loaderData.today} />
      <div className={wrapStyles.root}>
        <Breadcrumb last={name} />
        <div className={hasCover ? styles.intro : undefined}>
          <div className={`prose prose-opening ${styles.opening}`}>
            <Paragraphs texts={description.slice(0, 1)} of={department} />
            <p>
              <a
                href={`${pageAddress(t.language, '/admissions/:tag', { tag })}#papers`}
                className={buttonStyles.quiet}
              >
                {t('learn.whatToBring')}
              </a>
            </p>
          </div>
          {hasCover && (
            <VideoCover
              title={name}
              videoAddress={department.videoLink}
              playerAddress={department.videoLink && playerAddress(department.videoLink)}
              cover={department.videoCoverImage}
            />
          )}
        </div>
        {department.gradeLevels.length > 0 && <GradeLevels levels={department.gradeLevels} />}
        {cards.length > 0 && (
          <TrackCards heading={loaderData.below} department={tag} items={cards} />
        )}
        <section className={styles.about} aria-labelledby="about">
          <h2 id="about">{loaderData.about}</h2>
          <div className="prose">
            <Paragraphs texts={description.slice(1)} of={department} />
            <p>
              {department.fbLink ? (
                <OutsideLink to={department.fbLink} className={buttonStyles.quiet}>
                  {t('learn.visitPage')}
                </OutsideLink>
              ) : (
                <a href="#ask" className={buttonStyles.quiet}>
                  {t('common.askUs')}
                </a>
              )}
            </p>
          </div>
        </section>
        <HowToApply brief={loaderData.brief} />
        <AdmissionsPanel
          admission={loaderData.admission}
          checkedMonth={loaderData.admissionsUpdated}
          qrCodeHtml={loaderData.qrCodeHtml}
        />
        <AskSection html={loaderData.askForm} />
        <p className={printAddressStyles.root}>{canonical}</p>
      </div>
      <NewsSection
        id="article-news"
        heading={t('learn.newsFrom', { name })}
        topic={tag}
        linkText={t('learn.allNews')}
        items={loaderData.news}
      />
    </div>
  )
}

/** The grades of a department as chips (spec 2), each with what it teaches. */
function GradeLevels({ levels }: { levels: readonly { grade: string; description: string }[] }) {
  const t = useMessages()
  return (
    <section aria-labelledby="grade-levels" className={styles.grades}>
      <h2 id="grade-levels">{t('learn.gradeLevels')}</h2>
      <ul data-reveal="each">
        {levels.map(({ grade, description, ...level }) => (
          <li key={grade} lang={contentLanguage(t, level)}>
            <h3 className={`${chipStyles.root} ${styles.grade}`}>{grade}</h3>
            <p>
              <UnbrokenText text={description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
