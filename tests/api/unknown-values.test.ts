import { expect, onTestFinished, test } from 'vitest'
import { toBeAnnounced } from '../../school/base/to-be-announced.ts'
import { readPaths, readSite } from '../helpers/read-site.ts'
import { startTestSite } from '../helpers/site.ts'

test('no page of the site says that something is to be announced, and no link of a footer is dead', async () => {
  const site = await startTestSite()
  onTestFinished(site.stop)
  const pages = await readSite(site, await readPaths(site))
  expect(pages.length).toBeGreaterThan(60)
  for (const { path, text } of pages) {
    expect([path, text.includes(toBeAnnounced)]).toEqual([path, false])
    const footer = /<footer.*<\/footer>/s.exec(text)?.[0]
    // The home page has none.
    const outside = footer?.match(/href="https:\/\/[^"]+" target="_blank"/g)?.length ?? 9
    expect([path, outside]).toEqual([path, 9])
  }
})
