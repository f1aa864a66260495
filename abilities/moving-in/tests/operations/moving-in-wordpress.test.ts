import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getPage } from '../../../../tests/helpers/api.ts'
import { environmentOf, testFolder } from '../../../../tests/helpers/backups.ts'
import { emptyDatabases } from '../../../../tests/helpers/empty-databases.ts'
import {
  expectNoDoubles,
  importInto,
  makeJpeg,
  readMoved,
  startHost,
} from '../../../../tests/helpers/moving-in.ts'
import { smallPdf } from '../../../../tests/helpers/pictures.ts'
import { siteOfTest } from '../../../../tests/helpers/nodes.ts'
import { patience } from '../../../../tests/helpers/patience.ts'

const timeout = 120_000 * patience
const fixture = readFileSync(
  resolve(import.meta.dirname, '../../../../tests/wordpress/school.xml'),
  'utf8',
)

/** Starts the old site with its files, and writes its export. */
async function makeOldSite() {
  const picture = await makeJpeg()
  const host = await startHost(({ url }, response) => {
    // The smaller copies are gone, as after a change of the theme.
    if (/\d+x\d+\.jpg$/.test(url ?? '')) response.writeHead(404).end()
    else response.end(url?.endsWith('.pdf') ? smallPdf : picture)
  })
  const file = join(testFolder(), 'export.xml')
  writeFileSync(file, fixture.replaceAll('https://old-school.example', host.origin))
  return { host, file }
}

describe('a WordPress export', { timeout }, () => {
  test.each(emptyDatabases())(
    'comes over into %s: posts, drafts, files, dates and addresses',
    async (_engine, make) => {
      const place = await make()
      const { host, file } = await makeOldSite()
      const report = join(testFolder(), 'report.csv')
      const first = await importInto(place, '--wordpress', file, '--report', report)
      for (const sentence of [
        'article: 4 came over, 1 came over incomplete',
        'announcement: 1 came over',
        'picture: 2 came over',
        'document: 1 came over',
        'Left out of its text: [contact-form-7].',
      ])
        expect(first.printed).toContain(sentence)
      expect(first.code).toBe(3)
      expect(readFileSync(report, 'utf8')).toContain('"incomplete","article"')

      const moved = await readMoved(place)
      expectNoDoubles(moved)
      const entry = (id: string) => moved.entries.find(({ old_id }) => old_id === id)
      // Each field of a post: abilities/moving-in/read-wordpress.test.ts.
      expect(entry('20')).toMatchObject({
        status: 'published',
        category: 'Outside News',
        publish_at: Date.parse('2024-03-05T00:30:00Z'),
        old_source: host.origin,
      })
      expect(JSON.parse(entry('20')?.data ?? '')).toMatchObject({
        publishedOn: '2024-03-05',
        bannerImage: expect.stringMatching(/^\/media\/\w+\/team\.jpg$/) as string,
      })
      const { content = '' } = entry('20') ?? {}
      expect(content).toMatch(
        /<figure><img [^>]*src="\/media\/\w+\/robot-at-work\.jpg"[^>]*><figcaption>The robot in the hall<\/figcaption><\/figure>/,
      )
      expect(content).toContain('<a href="/2025/01/07/no-classes/">')
      expect(content).toMatch(/<a href="\/media\/\w+\/form-137\.pdf">/)
      expect(entry('21')).toMatchObject({ kind: 'announcement', category: 'Advisory' })
      expect(entry('22')).toMatchObject({
        status: 'published',
        publish_at: Date.parse('2099-04-01T00:00:00Z'),
      })
      for (const draft of ['23', '24', '30']) expect(entry(draft)?.status).toBe('draft')
      expect(entry('25')).toBeUndefined()
      expect(moved.media.map(({ alt }) => alt).toSorted()).toEqual([
        '',
        'A robot sorts cans',
        'To be described',
      ])

      const again = await importInto(place, '--wordpress', file)
      expect(again.printed).toContain('article: 1 came over incomplete, 4 here already')
      expect(await readMoved(place)).toEqual(moved)

      const site = await siteOfTest(environmentOf(place))
      const leadsTo = async (path: string) => (await getPage(site, path)).headers.get('location')
      const news = '/dycian-news/robots--nino-a-first-place'
      expect((await getPage(site, news)).text).toContain('The robot in the hall')
      // Earlier names, days and rules: read-wordpress.test.ts and school/content/old-addresses.test.ts.
      for (const old of ['/2024/03/05/robots-first-place/', '/?p=20'])
        expect([old, await leadsTo(old)]).toEqual([old, news])
      expect(await leadsTo('/2025/01/07/no-classes/')).toBe('/announcements/no-classes')
      const picture = await leadsTo('/wp-content/uploads/2024/03/team-300x200.jpg')
      expect(picture).toMatch(/^\/media\/\w+\/team\.jpg$/)
      // What is not published has no address.
      expect((await getPage(site, '/about-us/')).status).toBe(404)
      expect(await leadsTo('/?p=22')).toBe('/')
    },
  )

  test('brings posts of a category that the operator names as announcements', async () => {
    const place = { dataDir: testFolder() }
    const { file } = await makeOldSite()
    await importInto(place, '--wordpress', file, '--announcements', 'robotics')
    const kinds = (await readMoved(place)).entries.map(({ kind, old_id }) => [old_id, kind])
    expect(Object.fromEntries(kinds)).toMatchObject({ 20: 'announcement', 21: 'article' })
  })
})
