import { expect, test } from 'vitest'
import { seedStarterContent } from '../../content/seed.ts'
import { sourceOf } from '../../tests/helpers/content-source.ts'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { noon, putArticle } from '../../tests/helpers/entries.ts'
import { sitemap } from './sitemap.ts'

describeOnDatabases('the sitemap', (given) => {
  const open = async (path: string) => {
    const routes = sitemap(sourceOf(given.database).source, 'https://www.dyci.example')
    const response = await routes.request(path)
    const text = await response.text()
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
    return { status: response.status, places }
  }
  const address = (path: string) => `https://www.dyci.example${path}`
  /** Publishes a copy of an article with an id that only a large archive has. */
  const put = async (id: number, copied: number) => {
    const row = await given.database
      .selectFrom('entry')
      .selectAll()
      .where('id', '=', copied)
      .executeTakeFirstOrThrow()
    await given.database
      .insertInto('entry')
      .values({ ...row, id, slug: `number-${id}`, status: 'published', publish_at: noon })
      .execute()
    return address(`/dycian-news/number-${id}`)
  }

  test('lists as many parts as the ids of entries fill, and each entry in its part', async () => {
    expect((await open('/sitemap.xml')).places).toEqual([address('/sitemaps/pages.xml')])
    expect((await open('/sitemaps/entries-1.xml')).status).toBe(404)
    const { id: draft } = await putArticle(given.database, {}, { status: 'draft' })
    const first = await put(19_999, draft)
    const last = await put(20_000, draft)
    const parts = async () =>
      (await open('/sitemap.xml')).places.map((place) => place?.replace(/^.*\//, ''))
    const part = (number: number) => open(`/sitemaps/entries-${number}.xml`)
    expect(await parts()).toEqual(['pages.xml', 'entries-1.xml'])
    expect((await part(2)).status).toBe(404)
    const firstOfTwo = await put(20_001, draft)
    expect(await parts()).toEqual(['pages.xml', 'entries-1.xml', 'entries-2.xml'])
    expect(await part(1)).toEqual({ status: 200, places: [first, last] })
    expect(await part(2)).toEqual({ status: 200, places: [firstOfTwo] })
    expect((await part(3)).status).toBe(404)
  })

  test('of Filipino lists the same pages below /fil, and the entries that are in Filipino', async () => {
    const putBoth = (texts: object) => putArticle(given.database, { fil: { texts } } as object)
    const title = { text: 'Balita' }
    const { slug } = await putBoth({ title, content: { text: '<p>Mabuhay.</p>' } })
    await putBoth({ title })
    expect((await open('/fil/sitemap.xml')).places).toEqual([
      address('/fil/sitemaps/pages.xml'),
      address('/fil/sitemaps/entries-1.xml'),
    ])
    expect((await open('/sitemaps/entries-1.xml')).places).toHaveLength(2)
    expect((await open('/fil/sitemaps/entries-1.xml')).places).toEqual([
      address(`/fil/dycian-news/${slug}`),
    ])
    await seedStarterContent(given.database, noon)
    const [english, filipino] = await Promise.all(
      ['', '/fil'].map(async (prefix) => (await open(`${prefix}/sitemaps/pages.xml`)).places),
    )
    expect(english?.length).toBeGreaterThan(60)
    expect(filipino).toEqual(
      english?.map((place) => place?.replace('.example/', '.example/fil/').replace(/\/$/, '')),
    )
  })
})
