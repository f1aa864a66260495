import { Hono } from 'hono'
import { sourceAt } from '../source-at.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { highestId, listAddresses } from '../../school/content/entries/feed-entries.server.ts'
import { entryAddress } from '../../school/kinds/define-kind.ts'
import { contentKinds } from '../../school/kinds/index.ts'
import { listReferencePages } from '../../school/content/reference/list-pages.server.ts'
import { languages, prefixOf } from '../../site/languages/language.ts'
import { translatorForPath } from '../../site/languages/messages.server.ts'
import { addressIn } from '../../site/page-address.ts'
import { escapeXml } from './xml.ts'

/** Ids per part of the sitemap: below the 50,000 addresses that the protocol allows. */
const partSize = 20_000

/** Index pages without reference content. */
const indexPages = ['/', '/verify', ...contentKinds.flatMap(({ listPages }) => listPages)]

interface SitemapUrl {
  address: string
  /** UTC in milliseconds */
  changedAt?: number
}

/** Serves `robots.txt` and, for each language, `sitemap.xml`: an index of its pages and entries. */
export function sitemap(source: ContentSource, publicOrigin: string) {
  const routes = new Hono()
  const { database } = source

  routes.get('/robots.txt', (context) =>
    context.text(
      [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /login',
        ...languages.map((language) => `Disallow: ${prefixOf(language)}/search`),
        '',
        ...languages.map((language) => `Sitemap: ${publicOrigin}${prefixOf(language)}/sitemap.xml`),
        '',
      ].join('\n'),
    ),
  )
  for (const language of languages) {
    const prefix = prefixOf(language)
    routes.get(`${prefix}/sitemap.xml`, async (context) => {
      const parts = Math.ceil((await highestId(database)) / partSize)
      const names = ['pages', ...Array.from({ length: parts }, (_, part) => `entries-${part + 1}`)]
      return context.body(indexOf(publicOrigin + prefix, names), 200, xmlHeaders)
    })
    routes.get(`${prefix}/sitemaps/:name{entries-[1-9][0-9]{0,5}\\.xml}`, async (context) => {
      const part = Number(context.req.param('name').replace(/\D/g, ''))
      const range = { first: (part - 1) * partSize + 1, last: part * partSize, now: source.now() }
      if (range.first > (await highestId(database)))
        return context.text(translatorForPath(context.req.path)('server.noSitemapPart'), 404)
      const from = sourceAt(source, context.req.path)
      const urls: SitemapUrl[] = []
      for (const kind of contentKinds)
        for (const entry of await listAddresses(from, { kind: kind.name, ...range }))
          urls.push({
            address: addressIn(language, entryAddress(kind, entry)),
            changedAt: entry.changedAt,
          })
      return context.body(urlSet(publicOrigin, urls), 200, xmlHeaders)
    })
    routes.get(`${prefix}/sitemaps/pages.xml`, async (context) => {
      const pages = await listReferencePages(source)
      const paths = [...indexPages, ...pages.map((page) => page.address)]
      const urls = paths.map((path) => ({ address: addressIn(language, path) }))
      return context.body(urlSet(publicOrigin, urls), 200, xmlHeaders)
    })
  }
  return routes
}

const xmlHeaders = { 'content-type': 'application/xml; charset=utf-8' }
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** @param folder the full address that the parts are below */
function indexOf(folder: string, names: readonly string[]): string {
  const parts = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${folder}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">${parts.join('')}</sitemapindex>`
}

function urlSet(publicOrigin: string, urls: readonly SitemapUrl[]): string {
  const elements = urls.map(({ address, changedAt }) => {
    const lastChange =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(publicOrigin + address)}</loc>${lastChange}</url>`
  })
  return `${declaration}<urlset xmlns="${namespace}">${elements.join('')}</urlset>`
}
