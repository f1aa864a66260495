import { useLocation, useRouteLoaderData } from 'react-router'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { sampleTitle } from '../ui/sample-note.tsx'
import { prefixOf } from '../languages/language.ts'
import { addressIn, pageAddress } from '../page-address.ts'
import { menuTitle } from './menu.ts'
import { usePageSettings } from './page-settings.ts'
import * as styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** the title of the page */
  last?: string
  /** the object that the title is part of, where staff wrote it */
  of?: object | null
  /** titles of segments that are no pages, such as `tracks`, with the part of a page that lists them */
  between?: Readonly<Record<string, string | { title: string; to: string }>>
}

/** 'Home' and a crumb for each segment of the path; the last one is not a link (spec 2). */
export function Breadcrumb({ last, of, between }: BreadcrumbProps) {
  const t = useMessages()
  const origin = useRouteLoaderData<{ publicOrigin: string }>('root')?.publicOrigin ?? ''
  const labels = usePageSettings()?.menuLabels ?? {}
  const segments = useLocation()
    .pathname.slice(prefixOf(t.language).length)
    .split('/')
    .filter(Boolean)
  const crumbs = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const isLast = index === segments.length - 1
    // A label that staff set in the menu comes before the page's own title.
    const own = labels[path] ?? (isLast ? last : undefined)
    const found = between?.[segment]
    const part = typeof found === 'object' ? found : { title: found, to: undefined }
    const title =
      own ||
      menuTitle(t, path, labels) ||
      // A department is also below other sections, such as the research of `jhs`.
      menuTitle(t, `/learn-with-us/${segment}`, labels) ||
      part.title ||
      readable(segment)
    const isLink = !isLast && isPage(path)
    return { path, title, isLast, isLink, to: isLink ? addressIn(t.language, path) : part.to }
  })
  const trail = [
    { path: '/', title: t('common.home'), isLast: false },
    ...crumbs.filter(({ isLink, isLast }) => isLink || isLast),
  ]
  return (
    <nav aria-label={t('common.breadcrumb')} className={styles.root} data-screen-only>
      <JsonLd
        data={
          import.meta.env.SSR
            ? {
                '@type': 'BreadcrumbList',
                itemListElement: trail.map(({ path, title, ...crumb }, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  name: sampleTitle(t, title, crumb.isLast ? of : null),
                  item: origin + addressIn(t.language, path),
                })),
              }
            : null
        }
      />
      <ol>
        <li>
          <a href={pageAddress(t.language, '/')}>{t('common.home')}</a>
        </li>
        {crumbs.map(({ path, title, isLast, to }) => (
          <li
            key={path}
            aria-current={isLast ? 'page' : undefined}
            lang={isLast && of && !labels[path] ? contentLanguage(t, of) : undefined}
          >
            {to && !isLast ? <a href={to}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Turns 'student-life' into 'Student Life', for paths that the menu does not have. */
const readable = (segment: string) =>
  segment.replace(/-+/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

/** Tells whether a crumb's path is a page; a test checks it against the URL table. */
export const isPage = (path: string) =>
  !/\/(tracks|articles|research)$|^\/learn-with-us\/[^/]+\/college$|^\/go$|^\/reports(\/|$)/.test(
    path,
  )
