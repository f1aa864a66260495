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

/** Lists the path of every page in the sitemap. */
export async function readSitemap(site: Pick<TestSite, 'origin'>): Promise<string[]> {
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
