import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAnnouncements, getArticles, getPage } from '../helpers/api.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent, type SiteContent } from '../helpers/site-content.ts'

/**
 * Polls often. Tests of the content clock, which control time, check how soon a change must show.
 */
const often = { interval: 40 }

let site: TestSite
let content: SiteContent
beforeAll(async () => {
  site = await startTestSite()
  content = await openSiteContent(site)
})
afterAll(async () => {
  await content.close()
  await site.stop()
})

/** Dated after all starter articles, so that it is first in every list. */
const newest = { publishedOn: '2099-01-01' }

/** Lists where the public site shows a title. */
async function placesWith(title: string, slug: string): Promise<string[]> {
  const found = async (place: string, look: Promise<string>) =>
    (await look).includes(title) ? [place] : []
  const page = async (path: string) => (await getPage(site, path)).html
  const call = async (query: Record<string, string>) =>
    JSON.stringify(await getArticles(site, query))
  const places = await Promise.all([
    found('home', page('/')),
    found('list', page('/dycian-news')),
    found('category', page('/dycian-news?category=Campus+News')),
    found('article', page(`/dycian-news/${slug}`)),
    found('call', call({})),
    found('call by slug', call({ slug })),
  ])
  return places.flat()
}
const everywhere = ['home', 'list', 'category', 'article', 'call', 'call by slug']

describe('an article', () => {
  test('shows on pages and in the call after being published', async () => {
    await placesWith('none yet', 'none-yet')
    const title = freshTitle('Published while the site runs')
    const { slug } = await content.addArticle({ title, ...newest })
    await expect.poll(() => placesWith(title, slug), often).toEqual(everywhere)
  })

  test('shows under its new text after a change', async () => {
    const before = freshTitle('Before the change')
    const { id, slug } = await content.addArticle({ title: before, ...newest })
    await expect.poll(() => placesWith(before, slug), often).toEqual(everywhere)
    const title = freshTitle('After the change')
    const changed = await content.changeArticle(id, {
      data: { title, content: '<p>Changed.</p>', category: 'Campus News', ...newest },
    })
    await expect.poll(() => placesWith(title, changed.slug), often).toEqual(everywhere)
    expect(await placesWith(before, changed.slug)).toEqual([])
  })

  test.each(['draft', 'unpublished', 'trashed'] as const)(
    'never shows while it is %s',
    async (status) => {
      const title = freshTitle(`Hidden as ${status}`)
      const { slug } = await content.addArticle({ title, ...newest }, { status })
      // Once a second article shows, the site has seen the database after the first change.
      const marker = freshTitle('Marker')
      const shown = await content.addArticle({ title: marker, ...newest })
      await expect.poll(() => placesWith(marker, shown.slug)).toEqual(everywhere)
      expect(await placesWith(title, slug)).toEqual([])
      expect((await getPage(site, `/dycian-news/${slug}`)).status).toBe(404)
    },
  )

  test('disappears everywhere after it is taken down', async () => {
    const title = freshTitle('Taken down')
    const { id, slug } = await content.addArticle({ title, ...newest })
    await expect.poll(() => placesWith(title, slug), often).toEqual(everywhere)
    await content.changeArticle(id, { status: 'unpublished' })
    await expect.poll(() => placesWith(title, slug), often).toEqual([])
  })
})

describe('an announcement', () => {
  const isCalled = async (title: string) =>
    (await getAnnouncements(site)).some(({ announcementTitle }) => announcementTitle === title)
  const onPages = async (title: string, slug: string) => ({
    all: (await getPage(site, '/announcements/all')).html.includes(title),
    own: (await getPage(site, `/announcements/${slug}`)).html.includes(title),
    call: await isCalled(title),
  })

  test('shows once it is published, and goes after being taken down', async () => {
    const title = freshTitle('Notice')
    const { id, slug } = await content.addAnnouncement({ title })
    await expect
      .poll(() => onPages(title, slug), often)
      .toEqual({ all: true, own: true, call: true })
    await content.changeAnnouncement(id, { status: 'unpublished' })
    await expect
      .poll(() => onPages(title, slug), often)
      .toEqual({ all: false, own: false, call: false })
  })

  test('that has expired, is scheduled or a draft is in no list', async () => {
    const hidden = [
      await content.addAnnouncement(
        { title: freshTitle('Over') },
        { publishAt: 1, expiresAt: Date.now() - 1 },
      ),
      await content.addAnnouncement(
        { title: freshTitle('To come') },
        { publishAt: Date.now() + 3_600_000 },
      ),
      await content.addAnnouncement({ title: freshTitle('Draft') }, { status: 'draft' }),
    ]
    const marker = freshTitle('Marker notice')
    await content.addAnnouncement({ title: marker })
    await expect.poll(() => isCalled(marker)).toBe(true)
    const slugs = (await getAnnouncements(site)).map(({ announcementSlug }) => announcementSlug)
    for (const { slug } of hidden) {
      expect(slugs).not.toContain(slug)
      expect((await getPage(site, `/announcements/${slug}`)).status).toBe(404)
    }
  })
})
