import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { starterEntries } from '../../content/entries.ts'
import { starterNews } from '../../content/news/starter-news.ts'
import { getAllArticles, getArticles, getPage } from '../helpers/api.ts'
import { testFolder } from '../helpers/backups.ts'
import { emptyPostgres, siteOfTest } from '../helpers/nodes.ts'
import { startTestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'

const loaded = await Promise.all(Object.values(starterEntries).map(({ load }) => load()))
const seeded = `The database was empty: ${loaded.flat().length} starter entries were added.`

// Once, although several nodes start: tests/api/starter-content.test.ts.
test('the starter content is put in at the first start only, and what staff did to it stays', async () => {
  const DATA_DIR = testFolder()
  const first = await startTestSite({ DATA_DIR, WORKERS: '3' })
  expect(first.log.filter((line) => line.includes('starter'))).toEqual([seeded])
  const content = await openSiteContent({ dataDir: DATA_DIR })
  const [gone] = (await getArticles(first)).data
  await content.changeArticle(Number(gone?.articleID), { status: 'trashed' })
  const own = freshTitle('Written by the school')
  await content.addArticle({ title: own, publishedOn: '2099-01-01' })
  await content.close()
  await first.stop()

  const second = await siteOfTest({ DATA_DIR })
  expect(second.log.join('\n')).not.toContain('starter')
  const titles = (await getAllArticles(second)).map(({ articleTitle }) => articleTitle)
  expect(titles).toHaveLength(starterNews.length)
  expect(titles).toContain(own)
  expect(titles).not.toContain(gone?.articleTitle)
})

test.runIf(inject('postgres'))(
  'a site on PostgreSQL serves from a fresh database what it serves from SQLite, page for page',
  async () => {
    const DATABASE_URL = await emptyPostgres()
    const onPostgres = await siteOfTest({ DATABASE_URL, WORKERS: '2' })
    const onSqlite = await siteOfTest()
    expect(onPostgres.log[0]).toBe(seeded)
    expect(readdirSync(onPostgres.dataDir)).toEqual(['staff.key'])
    const { data } = await getArticles(onSqlite, { page: '3' })
    const paths = [
      '/',
      '/dycian-news',
      '/dycian-news?page=6',
      '/dycian-news?category=Outside+News&topic=robotics',
      '/dycian-news?page=99',
      '/announcements/all',
      '/api/get-announcements.php',
      '/api/get-articles.php?page=6',
      ...data.map(({ articleSlug }) => `/dycian-news/${articleSlug}`),
    ]
    for (const path of paths) {
      const [here, there] = [await getPage(onPostgres, path), await getPage(onSqlite, path)]
      expect({ path, status: here.status, same: here.html === there.html }).toEqual({
        path,
        status: there.status,
        same: true,
      })
    }
  },
)
