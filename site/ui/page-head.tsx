import { useRouteLoaderData } from 'react-router'

interface PageHeadProps {
  /** what the page is about; the school's short name is added */
  title: string
  /** one or two sentences for search results and shared links */
  description: string
  /**
   * whole address under which the page is to be known; left out where it is not to be found by
   * search
   */
  canonical?: string | undefined
  type?: 'website' | 'article'
}

/** Title, description and Open Graph data of a page; React lifts them into the head. */
export function PageHead({ title, description, canonical, type = 'website' }: PageHeadProps) {
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

/** The picture that the server draws for a page (server/share-cards). */
export function cardAddress(canonical: string): string {
  const { origin, pathname } = new URL(canonical)
  return `${origin}/share-card${pathname === '/' ? '' : pathname}.jpg`
}
