import type { InLanguage } from '../../school/base/filipino.ts'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { Course } from '../../school/kinds/courses.ts'
import { courseSlug } from '../../school/base/slug.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useSchoolData } from '../layout/page-settings.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { Picture } from '../ui/picture.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import { useMessages } from '../languages/use-messages.ts'
import type { CourseFacts, CourseLink } from './course-words.server.ts'
import * as styles from './course-cards.module.css'
import * as arrowStyles from '../ui/arrow.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** A course on the page of its department. */
export interface CourseCard
  extends
    InLanguage,
    Pick<WithPhotos<Course>, 'tag' | 'courseYears' | 'description' | 'courseImage'>,
    Pick<CourseLink, 'title' | 'to'>,
    Pick<CourseFacts, 'exam' | 'ask'> {}

/** The courses of a college department (spec 2); each leads to its own page. */
export function CourseCards({ courses }: { courses: readonly CourseCard[] }) {
  const t = useMessages()
  const provider = useSchoolData()
  return (
    <section aria-labelledby="courses" className={styles.root}>
      <JsonLd
        data={
          import.meta.env.SSR
            ? {
                '@type': 'ItemList',
                itemListElement: courses.map((course, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  item: {
                    '@type': 'Course',
                    name: course.title,
                    courseCode: course.tag,
                    description: course.description,
                    timeRequired: `P${course.courseYears}Y`,
                    provider,
                  },
                })),
              }
            : null
        }
      />
      <h2 id="courses">{t('learn.courses')}</h2>
      <ul>
        {courses.map(
          ({ title, tag, courseYears, to, description, courseImage, exam, ask, ...course }) => (
            <li key={tag} id={courseSlug(tag)}>
              {courseImage ? (
                <Picture src={courseImage} width={640} height={360} className={styles.picture} />
              ) : (
                <Stalk years={courseYears} />
              )}
              <div>
                <h3 className={arrowStyles.root}>
                  <a href={to}>{title}</a>
                </h3>
                <p className={`${kickerStyles.root} ${styles.degree}`}>
                  {t('learn.yearsToTake', { course: tag, years: courseYears })}
                </p>
                {description ? (
                  <p lang={contentLanguage(t, course)}>
                    <UnbrokenText text={description} />
                  </p>
                ) : (
                  <p>{t('common.noDescription')}</p>
                )}
              </div>
              <div>
                {exam && (
                  <p>
                    <span className={styles.label}>{exam.label}</span>{' '}
                    <span lang={contentLanguage(t, course)}>{exam.name}</span>
                  </p>
                )}
                <a href={ask.to} className={styles.ask} aria-label={`${ask.label}: ${title}`}>
                  {ask.label}
                </a>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** The default picture of a course (spec 2): a stalk of bamboo with a segment for each year. */
const Stalk = ({ years }: { years: number }) => (
  <span className={styles.stalk} aria-hidden="true">
    {Array.from({ length: years }, (_, year) => (
      <i key={year} />
    ))}
  </span>
)
