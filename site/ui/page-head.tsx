import { use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { addressIn, languages, plainPath } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { RecordPage } from './page-record.ts'
import { sampleTitle } from './sample-note.tsx'

interface RootData {
  settings: { schoolName: string; shortName: string }
}

interface PageHeadProps {
  /** the title without the school's short name, which is added */
  title: string
  /** one or two sentences for search results and shared links */
  description: string
  /** full canonical address; leave out for pages that search engines must not index */
  canonical?: string | undefined
  type?: 'website' | 'article'
  /** `YYYY-MM-DD`, of an article */
  publishedOn?: string | null
  /** it is sample content, which search engines must not index */
  isSample?: boolean
  /** path of the drawn scene on its share card; left out, the first scene that the page shows */
  scene?: string
  /** color of the typographic cover that it has instead of a picture, on its share card too */
  tone?: string | undefined
}

/**
 * Writes title and canonical address, and on the server what search engines and shared links read.
 */
export function PageHead(props: PageHeadProps) {
  const { title, canonical } = props
  const settings = useRouteLoaderData<RootData>('root')?.settings
  const shortName = settings?.shortName ?? 'DYCI'
  const documentTitle = title.includes(shortName) ? title : `${title} | ${shortName}`
  return (
    <>
      <title>{documentTitle}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {import.meta.env.SSR && (
        <OpenGraph
          {...props}
          documentTitle={documentTitle}
          siteName={settings?.schoolName ?? shortName}
        />
      )}
    </>
  )
}

/** Description and Open Graph data (https://ogp.me), and what the share card shows. */
function OpenGraph({
  title: ownTitle,
  description,
  canonical,
  type = 'website',
  publishedOn,
  siteName,
  isSample = false,
  scene,
  tone,
  documentTitle,
}: PageHeadProps & { documentTitle: string; siteName: string }) {
  const title = sampleTitle(useMessages(), ownTitle, { sample: isSample })
  use(RecordPage)?.({ title, canonical, scene, tone, documentTitle, description })
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <LocaleTags hasVersions={Boolean(canonical)} />
      {publishedOn && <meta property="article:published_time" content={publishedOn} />}
      {(isSample || !canonical) && <meta name="robots" content="noindex" />}
      {canonical && (
        <>
          <AlternateLinks canonical={canonical} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={cardAddress(canonical)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${title}. ${siteName}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/**
 * Names the page in each language for search engines; the English one is for all other languages.
 * @param canonical the full address of the page
 */
export function AlternateLinks({ canonical }: { canonical: string }) {
  const { origin, pathname, search } = new URL(canonical)
  const path = plainPath(pathname) + search
  const addresses = languages.map((language) => [language, addressIn(language, path)] as const)
  return [...addresses, ['x-default', path] as const].map(([language, address]) => (
    <link key={language} rel="alternate" hrefLang={language} href={origin + address} />
  ))
}

/** The languages of a page and of its other versions, for Open Graph (https://ogp.me). */
function LocaleTags({ hasVersions }: { hasVersions: boolean }) {
  const { language: own } = useMessages()
  const others = languages.filter((language) => language !== own)
  return (
    <>
      <meta property="og:locale" content={`${own}_PH`} />
      {hasVersions &&
        others.map((language) => (
          <meta key={language} property="og:locale:alternate" content={`${language}_PH`} />
        ))}
    </>
  )
}

/** Returns the address of a page's share card (server/share-cards). */
export function cardAddress(canonical: string): string {
  const { origin, pathname } = new URL(canonical)
  return `${origin}/share-card${pathname === '/' ? '' : pathname}.jpg`
}
