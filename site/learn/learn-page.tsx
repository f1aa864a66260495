import { categoryKind } from '../../school/categories/category.ts'
import { readCollegeDepartments, readDepartments, readTracks } from '../../school/learn/read-learn.server.ts'
import { readReference } from '../../school/reference/reference-content.server.ts'
import { contentSource, siteSettings } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Banner } from '../ui/banner.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import type { Route } from './+types/learn-page.ts'
import { TrackCards } from './track-cards.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(contentSource)
  const [content, departments, tracks, colleges] = await Promise.all([
    readReference(database, categoryKind('exploreOurSchool')),
    readDepartments(database),
    readTracks(database),
    readCollegeDepartments(database),
  ])
  return {
    header: content.headerContent,
    page: content.pageContent,
    departments: departments.map(({ tag, name, shortDescription }) => ({ tag, name, shortDescription })),
    tracks: tracks.map(({ acronym, title, shortDescription }) => ({ id: acronym, title, shortDescription })),
    colleges: colleges.map(({ tag, title, shortDescription }) => ({ id: tag, title, shortDescription })),
    canonical: `${context.get(siteSettings).publicOrigin}/learn-with-us`,
  }
}

/** The index of the four departments (spec 2). */
export default function LearnPage({ loaderData }: Route.ComponentProps) {
  const { header, page, departments, tracks, colleges, canonical } = loaderData
  return (
    <>
      <PageHead title={header.title} description={header.description} canonical={canonical} />
      <Banner title={header.title} picture={header.bannerLink} highlightFirstLetter={header.highlightFirstLetter}>
        <p>{header.description}</p>
      </Banner>
      <div className="wrap">
        <Breadcrumb />
        <div className="prose lead">
          <Paragraphs texts={page.description} />
        </div>
        <ul className="department-list">
          {departments.map(({ tag, name, shortDescription }) => (
            <li key={tag} data-department={tag}>
              <h2>
                <a href={`/learn-with-us/${tag}`}>{name}</a>
              </h2>
              <p>{shortDescription}</p>
            </li>
          ))}
        </ul>
        <TrackCards heading="Senior high school tracks" department="shs" items={tracks} />
        <TrackCards heading="College departments" department="college" items={colleges} />
      </div>
    </>
  )
}
