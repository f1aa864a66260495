import { use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { RecordPage } from './page-record.ts'

interface PageHeadProps {
  /** the title without the school's short name, which is added */
  title: string
  /** one or two sentences for search results and shared links */
  description: string
  /** full canonical address; leave out for pages that search engines must not index */
  canonical?: string | undefined
  type?: 'website' | 'article'
  /** path of the drawn scene on its share card; left out, the first scene that the page shows */
  scene?: string
}

/** Writes title, description and Open Graph data of a page; React moves them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  type = 'website',
  scene,
}: PageHeadProps) {
  use(RecordPage)?.({ title, canonical, scene })
  const siteName =
    useRouteLoaderData<{ settings: { shortName: string } }>('root')?.settings.shortName ?? 'DYCI'
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {canonical ? (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={cardAddress(canonical)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

/** Returns the address of a page's share card (server/share-cards). */
export function cardAddress(canonical: string): string {
  const { origin, pathname } = new URL(canonical)
  return `${origin}/share-card${pathname === '/' ? '' : pathname}.jpg`
}
