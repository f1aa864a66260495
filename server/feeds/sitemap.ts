import { Hono } from 'hono'
import { sourceAt } from '../source-at.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { highestId, listAddresses } from '../../school/content/entries/list-addresses.server.ts'
import { entryAddress } from '../../school/kinds/define-kind.ts'
import { contentKinds } from '../../school/kinds/index.ts'
import { listReferencePages } from '../../school/content/reference/list-pages.server.ts'
import { languages, prefixOf } from '../../site/languages/language.ts'
import { translationAt } from '../../site/languages/messages.server.ts'
import { addressIn } from '../../site/page-address.ts'
import { escapeXml } from './xml.ts'

/** Ids per part of the sitemap: below the 50,000 addresses that the protocol allows. */
const partSize = 20_000

/** Index pages without reference content. */
const indexPages = ['/', '/verify', ...contentKinds.flatMap(({ listPages }) => listPages)]

interface Place {
  address: string
  changed?: number
}

/**
 * Serves `sitemap.xml`, an index of parts, and the parts: pages, and entries by id. Each further
 * language has a sitemap of its own, such as `/fil/sitemap.xml`, with the entries that are in it.
 * `robots.txt` names them all.
 */
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
      return xml(context.body.bind(context), indexOf(publicOrigin + prefix, names))
    })
    routes.get(`${prefix}/sitemaps/:name{entries-[1-9][0-9]{0,5}\\.xml}`, async (context) => {
      const part = Number(context.req.param('name').replace(/\D/g, ''))
      const range = { first: (part - 1) * partSize + 1, last: part * partSize, now: source.now() }
      if (range.first > (await highestId(database)))
        return context.text(translationAt(context.req.path)('server.noSitemapPart'), 404)
      const from = sourceAt(source, context.req.path)
      const places: Place[] = []
      for (const kind of contentKinds) {
        const entries = await listAddresses(from, { kind: kind.name, ...range })
        places.push(
          ...entries.map((entry) => ({
            address: addressIn(language, entryAddress(kind, entry)),
            changed: entry.changedAt,
          })),
        )
      }
      return xml(context.body.bind(context), urlSet(publicOrigin, places))
    })
    routes.get(`${prefixOf(language)}/sitemaps/pages.xml`, async (context) => {
      const pages = await listReferencePages(source)
      const paths = [...indexPages, ...pages.map((page) => page.address)]
      const places = paths.map((path) => ({ address: addressIn(language, path) }))
      return xml(context.body.bind(context), urlSet(publicOrigin, places))
    })
  }
  return routes
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** @param folder the full address that the parts are below */
function indexOf(folder: string, names: readonly string[]): string {
  const parts = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${folder}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `<sitemapindex xmlns="${namespace}">${parts.join('')}</sitemapindex>`
}

function urlSet(publicOrigin: string, places: readonly Place[]): string {
  const urls = places.map(({ address, changed }) => {
    const lastChange =
      changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(publicOrigin + address)}</loc>${lastChange}</url>`
  })
  return `<urlset xmlns="${namespace}">${urls.join('')}</urlset>`
}

const xml = (
  respond: (body: string, status: 200, headers: Record<string, string>) => Response,
  body: string,
) =>
  respond(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, 200, {
    'content-type': 'application/xml; charset=utf-8',
  })
