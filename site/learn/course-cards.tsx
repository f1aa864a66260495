import { missingDescription } from '../../school/news/news.ts'
import type { Course } from '../../school/learn/learn.ts'
import { useSchoolData } from '../layout/page-settings.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Picture } from '../ui/picture.tsx'
import * as styles from './course-cards.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** The courses of a college department (spec 2); each opens to show its text. */
export function CourseCards({ courses, standIn }: { courses: readonly Course[]; standIn: string }) {
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
      <h2 id="courses">Courses Offered</h2>
      <ul>
        {courses.map((course) => (
          <li key={course.tag} id={course.tag.toLowerCase()}>
            <Picture src={course.courseImage} standIn={standIn} width={640} height={360} />
            <h3>{course.title}</h3>
            <p className={`${kickerStyles.root} ${styles.degree}`}>
              {course.tag} · Years to Take: {course.courseYears}{' '}
              {course.courseYears === 1 ? 'year' : 'years'}
            </p>
            <p>{course.description || missingDescription}</p>
            <details>
              <summary>More about {course.tag}</summary>
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
