import { use } from 'react'
import { addressIn } from '../page-address.ts'
import type { Translate } from '../languages/translate.ts'
import { DocumentPartsContext } from './document-parts.ts'

/**
 * Icons and feeds of the site. Only the server writes them, so visitors download no code for them.
 */
export const MachineLinks = ({ t }: { t: Translate }) => (
  <>
    <meta name="theme-color" content="#10243e" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    {use(DocumentPartsContext).copy ? null : <ServiceLinks t={t} />}
  </>
)

/** The feeds of the site: path in English and title. */
const feeds = [
  ['/dycian-news/rss.xml', 'common.newsFeed'],
  ['/announcements/rss.xml', 'common.announcementsFeed'],
] as const

/** Draws the links that need a server: the manifest of the installed app, and feeds. */
const ServiceLinks = ({ t }: { t: Translate }) => (
  <>
    <link rel="manifest" href="/manifest.webmanifest" />
    {feeds.map(([path, title]) => (
      <link
        key={path}
        rel="alternate"
        type="application/rss+xml"
        title={t(title)}
        href={addressIn(t.language, path)}
      />
    ))}
  </>
)
