import type { TestSite } from './site.ts'

export interface SitePage {
  path: string
  status: number
  text: string
}

/** Reads addresses of a running site, eight at a time. */
export async function readSite(
  { origin }: Pick<TestSite, 'origin'>,
  paths: readonly string[],
): Promise<SitePage[]> {
  const pages: SitePage[] = []
  const waiting = paths.entries()
  const readOn = async () => {
    for (const [place, path] of waiting) {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      pages[place] = { path, status: answer.status, text: await answer.text() }
    }
  }
  await Promise.all(Array.from({ length: 8 }, readOn))
  return pages
}

/** Pages that list entries and other pages, sample content too. */
const listPages =
  /^\/(servanthood\/paraya|innovations\/dyci-(research\/research\/\w+|sustainability-office)|[a-z-]+)$/

/** Lists that the sitemap does not name: samples, all announcements, further pages of the news. */
const more = [
  '/servanthood/paraya',
  '/innovations/dyci-sustainability-office',
  '/announcements/all',
  ...[2, 3, 4, 5, 6, 7].map((page) => `/dycian-news?page=${page}`),
]

/** Lists the path of every page in the sitemap, and of the sample pages that their lists link to. */
export async function readPaths(site: Pick<TestSite, 'origin'>): Promise<string[]> {
  const mapped = await readSitemap(site)
  const lists = await readSite(site, [...mapped.filter((path) => listPages.test(path)), ...more])
  return [...new Set([...mapped, ...lists.flatMap(({ text }) => linksIn(text))])]
}

/** Lists the links of a page to pages of the public site in its language, which is English. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[\w/-]*)"/g)].flatMap(([, path = '']) =>
    /^\/(admin|login|search|fil)\b/.test(path) ? [] : [path],
  )

/** Lists the path of every page in the sitemap: no sample content. */
async function readSitemap(site: Pick<TestSite, 'origin'>): Promise<string[]> {
  const paths: string[] = []
  const waiting = ['/sitemap.xml']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const [page] = await readSite(site, [path])
    for (const [, found = ''] of (page?.text ?? '').matchAll(
      /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g,
    )) {
      if (found.endsWith('.xml')) waiting.push(found)
      else paths.push(found || '/')
    }
  }
  return paths
}
