import { contentLanguage, pick } from '../languages/content-language.ts'
import { categoryKind } from '../../school/kinds/category.ts'
import {
  readCollegeDepartments,
  readDepartments,
  readTracks,
} from '../../school/content/reference/read-departments.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { CategoryBanner } from '../categories/category-frame.tsx'
import { readContext } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/staff-text.tsx'
import { Picture } from '../ui/picture.tsx'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/learn-page.ts'
import { CourseLinks } from './course-links.tsx'
import { tracksAnchor } from './track-card.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './learn-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const addressOf = (tag: string, trackId: string) =>
    pageAddress(t.language, '/learn-with-us/:tag/tracks/:trackId', { tag, trackId })
  const [content, departments, tracks, colleges] = await Promise.all([
    readReference(source, categoryKind('exploreOurSchool')),
    readDepartments(source),
    readTracks(source),
    readCollegeDepartments(source),
  ])
  return {
    header: content.headerContent,
    page: content.pageContent,
    departments: departments.map((department) =>
      pick(department, 'tag', 'name', 'shortDescription', 'bannerImg'),
    ),
    trackLists: [
      {
        department: 'shs' as const,
        heading: t('learn.seniorHighTracks'),
        pages: tracks.map(({ acronym, title }) => ({ title, to: addressOf('shs', acronym) })),
      },
      {
        department: 'college' as const,
        heading: t('learn.collegeDepartments'),
        pages: colleges.map(({ tag, title }) => ({ title, to: addressOf('college', tag) })),
      },
    ],
    canonical: publicOrigin + pageAddress(t.language, '/learn-with-us'),
  }
}

/**
 * Shows the four departments, and links to the tracks of Senior High School and to the departments of
 * the college (spec 2).
 */
export default function LearnPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { header, page, departments, trackLists, canonical } = loaderData
  return (
    <>
      <PageHead title={header.title} description={header.description} canonical={canonical} />
      <CategoryBanner header={header} />
      <div className={wrapStyles.root}>
        <Breadcrumb />
        <div className={`prose prose-opening ${styles.intro}`}>
          <Paragraphs texts={page.description} of={page} />
        </div>
        <ul className={styles.departments} data-reveal="each">
          {departments.map(({ tag, name, shortDescription, bannerImg, language }) => (
            <li key={tag} data-department={tag} lang={contentLanguage(t, { language })}>
              <Picture src={bannerImg} width={640} height={360} />
              <div>
                <h2>
                  <a href={pageAddress(t.language, '/learn-with-us/:tag', { tag })}>
                    {name} <ArrowRightIcon />
                  </a>
                </h2>
                <p>{shortDescription}</p>
              </div>
            </li>
          ))}
        </ul>
        {trackLists.map(({ department, heading, pages }) => (
          <div key={department} data-department={department}>
            <CourseLinks id={tracksAnchor(department)} heading={heading} links={pages} />
          </div>
        ))}
      </div>
    </>
  )
}
