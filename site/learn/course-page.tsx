import { readNextAdmissionTests } from '../../school/content/events/read-events.server.ts'
import { findCourse } from '../../school/content/reference/read-departments.server.ts'
import { courseSlug } from '../../school/base/slug.ts'
import { readContext } from '../context.server.ts'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { useSchoolData } from '../layout/page-settings.ts'
import { pageAddress } from '../page-address.ts'
import { Banner } from '../ui/banner.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/staff-text.tsx'
import type { Route } from './+types/course-page.ts'
import { CourseLinks } from './course-links.tsx'
import { courseBrief, courseLink } from './course-words.server.ts'
import { NameList } from './name-list.tsx'
import { NextTest } from './next-test.tsx'
import { tracksCrumb } from './track-card.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './course-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import { contentLanguage } from '../languages/content-language.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const found = await findCourse(source, params)
  if (!found) throw refusal(404, t('server.noCourse'))
  const { course, college } = found
  return {
    course,
    college: { tag: college.tag, title: college.title },
    tracks: tracksCrumb(t, 'college'),
    brief: courseBrief(t, course, college),
    headings: {
      byYear: t('server.subjectsByYear'),
      jobs: t('server.jobs'),
      others: t('server.otherCourses', { college: college.title }),
    },
    picture: course.courseImage ?? college.bannerImg,
    others: college.coursesOffered
      .filter(({ tag }) => tag !== course.tag)
      .map((each) => courseLink(t, college.tag, each)),
    test: (await readNextAdmissionTests(source)).college ?? null,
    canonical:
      publicOrigin +
      pageAddress(t.language, '/learn-with-us/college/tracks/:trackId/:course', {
        trackId: college.tag,
        course: courseSlug(course.tag),
      }),
  }
}

/** A course of the college: what is known of it, how to apply and whom to ask. */
export default function CoursePage({
  loaderData: { course, college, tracks, brief, headings, picture, others, test, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  const provider = useSchoolData()
  const hasYears = course.subjectsByYear.length > 0
  return (
    <div data-department="college">
      <PageHead title={course.title} description={course.description} canonical={canonical} />
      <JsonLd
        data={
          import.meta.env.SSR
            ? {
                '@type': 'Course',
                name: course.title,
                courseCode: course.tag,
                description: course.description,
                timeRequired: `P${course.courseYears}Y`,
                url: canonical,
                provider,
              }
            : null
        }
      />
      <Banner title={course.title} picture={picture} of={course}>
        <p>{course.description}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb
          last={course.title}
          of={course}
          between={{ tracks, [college.tag]: college.title }}
        />
        <div className={styles.intro}>
          <div>
            <div className="prose prose-opening">
              <Paragraphs texts={course.courseDescription} of={course} />
            </div>
            <p className={styles.way} data-screen-only>
              <a
                href={pageAddress(t.language, '/admissions/:tag', { tag: 'college' })}
                className={buttonStyles.root}
              >
                {t('learn.howToApply')}
              </a>
            </p>
            {!hasYears && (
              <NameList heading={t('learn.subjects')} names={course.subjects} of={course} />
            )}
            <NameList heading={headings.jobs} names={course.jobs} of={course} />
          </div>
          <CourseBrief brief={brief} test={test} />
        </div>
        {hasYears && <SubjectsByYear heading={headings.byYear} years={course.subjectsByYear} />}
        <CourseLinks heading={headings.others} links={others} />
      </div>
    </div>
  )
}

/** The facts of a course beside its text: years, names, examination, next test, and whom to ask. */
function CourseBrief({
  brief: { label, years, facts, ask },
  test,
}: Pick<Route.ComponentProps['loaderData'], 'brief' | 'test'>) {
  return (
    <aside className={styles.brief} aria-label={label}>
      <p className={styles.years}>
        <b>{years.count}</b> {years.word}
      </p>
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.to ? <a href={fact.to}>{fact.text}</a> : fact.text}</dd>
          </div>
        ))}
      </dl>
      {test && <NextTest test={test} />}
      <p className={styles.ask}>
        <a href={ask.to} className={buttonStyles.quiet}>
          {ask.label}
        </a>
      </p>
    </aside>
  )
}

/** The curriculum of a course: a column for each year. */
function SubjectsByYear({
  heading,
  years,
}: {
  heading: string
  years: readonly { year: string; subjects: readonly string[] }[]
}) {
  const t = useMessages()
  return (
    <section className={styles.curriculum} aria-labelledby="subjects">
      <h2 id="subjects">{heading}</h2>
      <ol>
        {years.map(({ year, subjects, ...others }) => (
          <li key={year} lang={contentLanguage(t, others)}>
            <h3>{year}</h3>
            <ul>
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
