import { expect, onTestFinished, test } from 'vitest'
import { toBeAnnounced } from '../../school/base/to-be-announced.ts'
import { startTestSite } from '../helpers/site.ts'

/** Lists the addresses between `<loc>` tags. */
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

test('no page of the site says that something is to be announced, and no link of a footer is dead', async () => {
  const site = await startTestSite()
  onTestFinished(site.stop)
  const read = async (path: string) => (await fetch(site.origin + path)).text()
  const parts = await Promise.all(locations(await read('/sitemap.xml')).map(read))
  const pages = parts.flatMap(locations)
  expect(pages.length).toBeGreaterThan(60)
  const wrong: string[] = []
  for (const path of pages) {
    const html = await read(path)
    if (html.includes(toBeAnnounced)) wrong.push(`${path}: ${toBeAnnounced}`)
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0]
    // The home page has none.
    const outside = footer?.match(/href="https:\/\/[^"]+" target="_blank"/g)?.length ?? 9
    if (outside !== 9) wrong.push(`${path}: ${outside} of 9 links to other sites`)
  }
  expect(wrong).toEqual([])
})
