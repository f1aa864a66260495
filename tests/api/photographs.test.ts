import { beforeAll, expect, test } from 'vitest'
import { getAnnouncements, getArticles } from '../helpers/api.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { makePhoto } from '../helpers/pictures.ts'
import { showPicture } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { shareSite } from '../helpers/shared-site.ts'

const alt = 'Four students hold a cup'

const site = shareSite()
let photo: { address: string; folder: string; widths: number[] }
let paths: Awaited<ReturnType<typeof showPicture>>

beforeAll(async () => {
  const media = await openSiteMedia(site)
  const file = await media.add(await (await makePhoto(1_000, 750)).jpeg().toBuffer(), 'team.jpg')
  await media.describe(file.id, { name: 'The team', alt, focalX: 0.2, focalY: 0.9 })
  const widths = file.sources.map(({ width }) => width)
  photo = {
    address: file.address,
    folder: file.sources[0]?.avif.replace(/[^/]+$/, '') ?? '',
    widths,
  }
  const text = `<p>Here.</p><img src="${file.address}" alt="">`
  paths = await showPicture(site, text, file.address, '2026-11-20')
})

const pageOf = async (origin: string, path: string) => {
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Sources of the pictures of a page, in order. */
const sourcesOf = (html: string) =>
  [...html.matchAll(/<source [^>]*srcset="([^"]*)"/gi)].map(([, set]) => set)

const expected = (origin: string) =>
  ['avif', 'webp'].map((format) =>
    photo.widths.map((width) => `${origin}${photo.folder}${width}.${format} ${width}w`).join(', '),
  )

test('both calls send the plain address of a photograph, and beside it what is known of it', async () => {
  const facts = { ...photo, width: 1_000, height: 750, alt, focalX: 20, focalY: 90 }
  const [article] = (await getArticles(site)).data
  expect(article).toMatchObject({
    articleTitle: 'The robots won',
    articleBannerImage: photo.address,
    articleBannerPhoto: facts,
  })
  expect(article?.articleContent).toContain(`src="${photo.address}"`)
  expect((await getAnnouncements(site))[0]).toMatchObject({
    announcementTitle: 'Robots on show',
    announcementBannerImage: photo.address,
    announcementBannerPhoto: facts,
  })
  // Feeds, structured data and the document name no more than the plain address.
  for (const path of [...Object.values(paths), '/dycian-news/rss.xml', '/sitemap.xml']) {
    const text = await pageOf(site.origin, path)
    expect(text).not.toMatch(/\/media\/[^"<\s]*#/)
    expect(text).not.toContain('[object Object]')
  }
})

test('a site whose content comes from another shows its photographs in all their sizes too', async () => {
  const consumer = await siteOfTest({ CONTENT_HOST: site.origin })
  const sources = async (path: string) => sourcesOf(await pageOf(consumer.origin, path))
  for (const path of ['/dycian-news', '/announcements'])
    expect(await sources(path)).toEqual(expected(site.origin))
  expect((await sources(paths.article)).slice(0, 2)).toEqual(expected(site.origin))
})
