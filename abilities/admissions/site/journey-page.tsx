import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import {
  findAdmission,
  findDepartment,
  readAdmissionGuides,
  readCollegeDepartments,
  readDepartments,
} from '../../../school/content/reference/read-departments.server.ts'
import { readNextTests } from '../../../school/content/events/read-events.server.ts'
import { learnerTypes } from '../../../school/kinds/admissions.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { askAddress } from '../../../site/contact/ask-address.ts'
import { readContext } from '../../../site/context.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { refusal } from '../../../site/errors/refusal.ts'
import { drawAskForm } from '../../../site/ask/ask-form.server.tsx'
import { AskSection } from '../../../site/ask/ask-section.tsx'
import { courseLink } from '../../../site/learn/course-words.server.ts'
import { CourseLinks } from '../../../site/learn/course-links.tsx'
import { Breadcrumb } from '../../../site/layout/breadcrumb.tsx'
import { Banner } from '../../../site/ui/banner.tsx'
import { FactCards } from '../../../site/ui/fact-cards.tsx'
import { PageHead } from '../../../site/ui/page-head.tsx'
import { Paragraphs } from '../../../site/ui/paragraphs.tsx'
import { KeptWords } from '../../../site/ui/words.tsx'
import { pageAddress, withQuery } from '../../../site/page-address.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { AskForFees, FeeTable } from './fees.tsx'
import { FormList } from './form-list.tsx'
import { JourneySteps } from './journey-steps.tsx'
import { LevelLinks } from './level-links.tsx'
import { Papers } from './papers.tsx'
import { StartBar } from './start-bar.tsx'
import { writeUniforms } from '../../../site/learn/uniforms.server.ts'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as wrapStyles from '../../../site/ui/wrap.module.css'
import * as styles from './journey-page.module.css'

export const handle = defineQuery('learner')

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const department = await findDepartment(source, params.tag ?? '')
  if (!department) throw refusal(404, t('server.noLevel'))
  const { tag, name, bannerImg } = department
  const [admission, guides, tests, departments, settings, askForm, colleges] = await Promise.all([
    findAdmission(source, tag),
    readAdmissionGuides(source),
    readNextTests(source),
    readDepartments(source),
    readReference(source, siteSettingsKind),
    drawAskForm(source, t, { topic: 'admission', level: tag }),
    tag === 'college' ? readCollegeDepartments(source) : [],
  ])
  const { uniforms, ...guide } = guides[tag]
  const sections = admission?.sections ?? []
  const learners = learnerTypes.filter((type) =>
    sections.some((section) => section.learners.includes(type)),
  )
  const wanted = handle.read(url).get('learner')
  const learner = learners.find((type) => type === wanted) ?? learners[0] ?? null
  const canonical = publicOrigin + pageAddress(t.language, '/admissions/:tag', { tag })
  return {
    level: { tag, name, bannerImg },
    guide,
    uniform: writeUniforms(t, uniforms),
    registrationUrl: admission?.registrationUrl ?? null,
    papers: learner && {
      learners: learners.map((type) => ({ type, name: t('server.learner', { type }) })),
      learner,
      sections: sections.filter((section) => section.learners.includes(learner)),
      note: t('server.confirmPapers'),
      address: withQuery(canonical, new URLSearchParams({ learner })),
    },
    test: tests[tag] ?? null,
    others: departments
      .filter((each) => each.tag !== tag)
      .map((each) => ({
        tag: each.tag,
        name: each.name,
      })),
    contacts: settings.contacts,
    ask: {
      admission: askAddress(t.language, { topic: 'admission', level: tag }),
      fees: askAddress(t.language, { topic: 'fees', level: tag }),
    },
    askForm,
    courses: colleges.flatMap((college) =>
      college.coursesOffered.map((course) => courseLink(t, college.tag, course)),
    ),
    coursesHeading: t('server.chooseCourse'),
    canonical,
  }
}

/** Shows how to apply for one level, from the first question to the first day of classes. */
export default function JourneyPage() {
  const loaderData = useLoaderData<typeof loader>()
  const t = useMessages()
  const { level, guide, registrationUrl, papers, test, others, contacts, courses, canonical } =
    loaderData
  const { uniform, coursesHeading, ask, askForm } = loaderData
  const { tag, name, bannerImg } = level
  const title = t('learn.howToApplyAt', { level: name })
  return (
    <div data-department={tag} className={styles.root}>
      <PageHead title={title} description={guide.introduction} canonical={canonical} />
      <Banner title={title} picture={bannerImg} isMessage>
        <Paragraphs texts={[guide.introduction]} of={guide} />
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb last={name} />
        <p className={styles.jumps}>
          {papers && (
            <a href="#papers" className={buttonStyles.root}>
              {t('learn.papers')}
            </a>
          )}
          <a href="#fees" className={buttonStyles.quiet}>
            {t('learn.fees')}
          </a>
        </p>
        <div className={styles.way}>
          {guide.whoCanApply.length > 0 && (
            <aside aria-labelledby="who">
              <h2 id="who">{t('learn.whoCanApply')}</h2>
              <ul lang={contentLanguage(t, guide)}>
                {guide.whoCanApply.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </aside>
          )}
          <section id="steps">
            <h2>{t('learn.steps')}</h2>
            <JourneySteps
              askAddress={ask.admission}
              guide={guide}
              hasPapers={papers !== null}
              test={test}
            />
          </section>
        </div>
        {papers && <Papers tag={tag} level={name} {...papers} />}
        <div className={styles.money}>
          <section id="fees">
            <h2>{t('learn.fees')}</h2>
            {guide.fees.length > 0 ? (
              <FeeTable level={name} guide={guide} />
            ) : (
              <AskForFees contacts={contacts} askAddress={ask.fees} />
            )}
          </section>
          <section>
            <h2>{t('learn.scholarships')}</h2>
            {guide.scholarships.length > 0 && (
              <ul lang={contentLanguage(t, guide)}>
                {guide.scholarships.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
            <p>
              <KeptWords text={t('learn.termsChange')} />
            </p>
            <p>
              <a
                href={pageAddress(t.language, '/stakeholders-centricity/:tag', {
                  tag: 'scholarships',
                })}
              >
                {t('learn.aboutScholarships')}
              </a>
            </p>
          </section>
        </div>
        {uniform && (
          <section id="uniform" className={styles.uniform}>
            <h2>{uniform.heading}</h2>
            <FactCards cards={uniform.cards} />
          </section>
        )}
        <CourseLinks heading={coursesHeading} courses={courses} isFolded />
        <FormList forms={guide.forms} />
        <AskSection html={askForm} />
        <LevelLinks levels={others} />
      </div>
      <StartBar
        to={registrationUrl ?? '#ask'}
        label={registrationUrl ? t('learn.startNow') : t('learn.startByAsking')}
      />
    </div>
  )
}
