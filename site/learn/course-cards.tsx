import type { ShownPicture, WithPhotos } from '../../school/base/photo.ts'
import type { Course } from '../../school/kinds/college-departments.ts'
import { courseAnchor } from '../../school/kinds/section-anchors.ts'
import { useSchoolData } from '../layout/page-settings.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Picture } from '../ui/picture.tsx'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './course-cards.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

interface CourseCardsProps {
  courses: readonly WithPhotos<Course>[]
  standIn: ShownPicture
}

/** The courses of a college department (spec 2); each opens to show its text. */
export function CourseCards({ courses, standIn }: CourseCardsProps) {
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
        {courses.map((course) => (
          <li key={course.tag} id={courseAnchor(course.tag)}>
            <Picture src={course.courseImage} standIn={standIn} width={640} height={360} />
            <h3>{course.title}</h3>
            <p className={`${kickerStyles.root} ${styles.degree}`}>
              {t('learn.yearsToTake', { course: course.tag, years: course.courseYears })}
            </p>
            <p>{course.description || t('common.noDescription')}</p>
            <details>
              <summary>{t('learn.moreAbout', { course: course.tag })}</summary>
              <div className="prose">
                <Paragraphs texts={course.courseDescription} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
