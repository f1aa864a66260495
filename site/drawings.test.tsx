import { expect, test } from 'vitest'
import { listReferencePages } from '../school/content/reference/list-pages.server.ts'
import { startPages } from '../tests/helpers/pages-in-memory.tsx'

const site = startPages()

/** Lists of entries, which are not among the pages of reference content. */
const lists = ['/dycian-news', '/announcements', '/announcements/all', '/events']

/** Pages with news beside their own picture: a level, a track or a college department. */
const hasNews = (path: string) => /^\/learn-with-us\/\w+(\/tracks\/\w+)?$/.test(path)

test('no section, course, page about admissions or list shows a drawing twice', async () => {
  const pages = await listReferencePages(site.database)
  const addresses = pages.map(({ address }) => address).filter((path) => !hasNews(path))
  const paths = new Set([...lists, ...addresses])
  expect(paths.size).toBeGreaterThan(40)
  const repeated: string[] = []
  for (const path of paths) {
    const { html } = await site.show(path)
    const shown = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address = '']) => address)
    // The logo, also that of an announcement without a picture, is the school's name, not a drawing.
    const drawings = shown.filter((address) => !/logo|default-announcement/.test(address))
    const twice = drawings.filter((address, place) => drawings.indexOf(address) !== place)
    if (twice.length > 0) repeated.push(`${path}: ${[...new Set(twice)].join(', ')}`)
  }
  expect(repeated).toEqual([])
})
