import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { AdmissionGuide } from '../../../school/kinds/admission-guide.ts'
import type { DepartmentTag } from '../../../school/kinds/department-tags.ts'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import { readContext } from '../../../site/context.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { refusal } from '../../../site/errors/refusal.ts'
import { AskSection } from '../../../site/ask/ask-section.tsx'
import { CourseLinks } from '../../../site/learn/course-links.tsx'
import { Breadcrumb } from '../../../site/layout/breadcrumb.tsx'
import { Banner } from '../../../site/ui/banner.tsx'
import { FactCards } from '../../../site/ui/fact-cards.tsx'
import { PageHead } from '../../../site/ui/page-head.tsx'
import { Paragraphs } from '../../../site/ui/staff-text.tsx'
import { StaffLink } from '../../../site/ui/outside-link.tsx'
import { UnbrokenText } from '../../../site/ui/unbroken-text.tsx'
import { pageAddress } from '../../../site/page-address.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { AskForFees, FeeTable } from './fees.tsx'
import { FormList } from './form-list.tsx'
import { journeyAnchors } from './journey-anchors.ts'
import { JourneySteps } from './journey-steps.tsx'
import { Papers } from './papers.tsx'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as wrapStyles from '../../../site/ui/wrap.module.css'
import * as styles from './journey-page.module.css'
import { readJourney } from './read-journey.server.ts'

export const handle = defineQuery('learner')

/**
 * Reads how to apply for the level with a tag, such as `shs`. `?learner=kinder` lists the papers
 * of that type of learner; without it, or with an unknown type, those of the first type are listed.
 *
 * @throws the answer 404 for an unknown level
 */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const learner = handle.read(url).get('learner')
  const journey = await readJourney(source, { t, publicOrigin, tag: params.tag ?? '', learner })
  if (!journey) throw refusal(404, t('server.noLevel'))
  return journey
}

/** Shows how to apply for one level, from the first question to the first day of classes. */
export default function JourneyPage() {
  const t = useMessages()
  const {
    level,
    guide,
    uniform,
    registrationUrl,
    papers,
    nextTest,
    otherLevels,
    contacts,
    askAddresses,
    askForm,
    courses,
    coursesHeading,
    canonical,
  } = useLoaderData<typeof loader>()
  const title = t('learn.howToApplyAt', { level: level.name })
  return (
    <div data-department={level.tag} className={styles.root}>
      <PageHead title={title} description={guide.introduction} canonical={canonical} />
      <Banner title={title} picture={level.bannerImg} isMessage>
        <Paragraphs texts={[guide.introduction]} of={guide} />
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb last={level.name} />
        <p className={styles.jumps}>
          {papers && (
            <a href={`#${journeyAnchors.papers}`} className={buttonStyles.root}>
              {t('learn.papers')}
            </a>
          )}
          <a href={`#${journeyAnchors.fees}`} className={buttonStyles.quiet}>
            {t('learn.fees')}
          </a>
        </p>
        <div className={styles.way}>
          {guide.whoCanApply.length > 0 && (
            <aside aria-labelledby="who">
              <h2 id="who">{t('learn.whoCanApply')}</h2>
              <BulletList texts={guide.whoCanApply} of={guide} />
            </aside>
          )}
          <section id="steps">
            <h2>{t('learn.steps')}</h2>
            <JourneySteps
              askAddress={askAddresses.admission}
              guide={guide}
              hasPapers={papers !== null}
              test={nextTest}
            />
          </section>
        </div>
        {papers && <Papers tag={level.tag} level={level.name} {...papers} />}
        <div className={styles.money}>
          <section id={journeyAnchors.fees}>
            <h2>{t('learn.fees')}</h2>
            {guide.fees.length > 0 ? (
              <FeeTable level={level.name} guide={guide} />
            ) : (
              <AskForFees contacts={contacts} askAddress={askAddresses.fees} />
            )}
          </section>
          <ScholarshipSection guide={guide} />
        </div>
        {uniform && (
          <section id="uniform" className={styles.uniform}>
            <h2>{uniform.heading}</h2>
            <FactCards cards={uniform.cards} />
          </section>
        )}
        <CourseLinks heading={coursesHeading} links={courses} isFolded />
        <FormList forms={guide.forms} />
        <AskSection html={askForm} />
        <LevelLinks levels={otherLevels} />
      </div>
      <nav className={styles.start} aria-label={t('learn.start')}>
        <StaffLink to={registrationUrl ?? '#ask'} className={buttonStyles.signal}>
          {registrationUrl ? t('learn.startNow') : t('learn.startByAsking')}
        </StaffLink>
      </nav>
    </div>
  )
}

function ScholarshipSection({ guide }: { guide: Pick<AdmissionGuide, 'scholarships'> }) {
  const t = useMessages()
  const address = pageAddress(t.language, '/stakeholders-centricity/:tag', { tag: 'scholarships' })
  return (
    <section>
      <h2>{t('learn.scholarships')}</h2>
      {guide.scholarships.length > 0 && <BulletList texts={guide.scholarships} of={guide} />}
      <p>
        <UnbrokenText text={t('learn.termsChange')} />
      </p>
      <p>
        <a href={address}>{t('learn.aboutScholarships')}</a>
      </p>
    </section>
  )
}

/** Lists texts of staff. @param of the content they are part of, for its language */
function BulletList({ texts, of }: { texts: readonly string[]; of: object }) {
  const t = useMessages()
  return (
    <ul lang={contentLanguage(t, of)}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface LevelLinksProps {
  levels: readonly { tag: DepartmentTag; name: string }[]
}

/** Links to how one applies for other levels. */
function LevelLinks({ levels }: LevelLinksProps) {
  const t = useMessages()
  return (
    <nav className={styles.otherLevels} aria-labelledby="other-levels">
      <h2 id="other-levels">{t('learn.otherLevels')}</h2>
      <ul>
        {levels.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={pageAddress(t.language, '/admissions/:tag', { tag })}
              className={buttonStyles.quiet}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
