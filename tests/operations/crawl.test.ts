import { expect, test } from 'vitest'
import { languageOf, languages } from '../../site/languages/language.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import type { TestSite } from '../helpers/site.ts'

interface Visited {
  path: string
  status: number
  html: string
}

/** Visits every page and file that links, sources and the sitemap reach from the home page. */
async function crawl({ origin }: TestSite): Promise<Visited[]> {
  const waiting = ['/', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
  const seen = new Set(waiting)
  const visited: Visited[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    const text = await answer.text()
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    visited.push({ path, status: answer.status, html: isPage ? text : '' })
    const links = isPage
      ? [...text.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)]
      : [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
    for (const [, link = ''] of links) {
      const address = link.replaceAll('&amp;', '&').split('#')[0] ?? ''
      // Skips filtered lists and months: they are endless combinations of visited pages.
      if (address === '' || seen.has(address) || /[?&](topic|category|month|q)=/.test(address))
        continue
      seen.add(address)
      waiting.push(address)
    }
  }
  return visited
}

const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length

test(
  'no link of the site is broken, and every page says what it is',
  { timeout: 120_000 * patience },
  async () => {
    const visited = await crawl(await siteOfTest())
    expect(visited.length).toBeGreaterThan(150)
    expect(
      visited.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`),
    ).toEqual([])
    // The search page is not indexed, so it has no canonical address.
    const pages = visited.filter(({ html }) => html !== '' && !html.includes('content="noindex"'))
    const wanting = pages.filter(
      ({ path, html }) =>
        count(html, /<h1[\s>]/g) !== 1 ||
        count(html, /<title>[^<]+<\/title>/g) !== 1 ||
        count(html, /<meta name="description" content="[^"]{20,}"/g) !== 1 ||
        count(html, /<link rel="canonical"/g) !== 1 ||
        !html.includes(`<html lang="${languageOf(path)}"`),
    )
    expect(wanting.map(({ path }) => path)).toEqual([])
    for (const language of languages) {
      const titles = pages
        .filter(({ path }) => languageOf(path) === language && !path.includes('?'))
        .map(({ html }) => /<title>([^<]+)/.exec(html)?.[1])
      expect(titles.length).toBeGreaterThan(75)
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
    }
  },
)
