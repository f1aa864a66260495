import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { starterEntries } from '../../content/starter-content.ts'
import { getArticles, getPage } from '../helpers/api.ts'
import { emptyPostgres, siteOfTest } from '../helpers/nodes.ts'

const loaded = await Promise.all(Object.values(starterEntries).map(({ load }) => load()))
const seeded = `The database was empty: ${loaded.flat().length} starter entries were added.`

// The first start, and what staff did to its content: tests/api/starter-content.test.ts.
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
