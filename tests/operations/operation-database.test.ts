import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { starterEntries } from '../../content/entries.ts'
import { starterNews } from '../../content/news/starter-news.ts'
import { getAllArticles, getArticles, getPage } from '../helpers/api.ts'
import { startTestSite } from '../helpers/site.ts'
import { freshTitle, openSiteContent } from '../helpers/site-content.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'

const loaded = await Promise.all(Object.values(starterEntries).map(({ load }) => load()))
const seeded = `The database was empty: ${loaded.flat().length} starter entries were added.`

describe('the starter content', () => {
  test('is put in at the first start only, and what staff did to it stays', async () => {
    const dataDir = makeTestFolder('restart')
    onTestFinished(() => removeTestFolder(dataDir))
    const first = await startTestSite({ DATA_DIR: dataDir })
    expect(first.log[0]).toBe(seeded)
    const content = await openSiteContent({ dataDir })
    const [gone] = (await getArticles(first)).data
    await content.changeArticle(Number(gone?.articleID), { status: 'trashed' })
    const own = freshTitle('Written by the school')
    await content.addArticle({ title: own, publishedOn: '2099-01-01' })
    await content.close()
    await first.stop()

    const second = await startTestSite({ DATA_DIR: dataDir })
    onTestFinished(second.stop)
    expect(second.log.join('\n')).not.toContain('starter')
    const titles = (await getAllArticles(second)).map(({ articleTitle }) => articleTitle)
    expect(titles).toHaveLength(starterNews.length)
    expect(titles).toContain(own)
    expect(titles).not.toContain(gone?.articleTitle)
  })

  test('is put in once although several workers start', async () => {
    const site = await startTestSite({ WORKERS: '3' })
    onTestFinished(site.stop)
    expect(site.log.filter((line) => line.includes('starter'))).toEqual([seeded])
    expect((await getArticles(site)).total).toBe(starterNews.length)
  })
})

const cluster = inject('postgres')

/** A fresh, empty PostgreSQL database, dropped after the test. */
async function createDatabase() {
  const name = `site${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  const drop = () => administer(`drop database if exists ${name} with (force)`)
  onTestFinished(drop)
  return { url: `${cluster}/${name}`, drop }
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe.skipIf(cluster === '')('a site on PostgreSQL', () => {
  test('serves from a fresh database what it serves from SQLite, page for page', async () => {
    const { url } = await createDatabase()
    const onPostgres = await startTestSite({ DATABASE_URL: url, WORKERS: '2' })
    onTestFinished(onPostgres.stop)
    const onSqlite = await startTestSite()
    onTestFinished(onSqlite.stop)
    expect(onPostgres.log[0]).toBe(seeded)
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
  })

  test('shows changes, and keeps nothing but its key in its data folder', async () => {
    const { url } = await createDatabase()
    const site = await startTestSite({ DATABASE_URL: url })
    onTestFinished(site.stop)
    const content = await openSiteContent({ dataDir: '', databaseUrl: url })
    const title = freshTitle('On PostgreSQL')
    await content.addArticle({ title, publishedOn: '2099-01-01' })
    await content.close()
    const list = async () => (await getPage(site, '/dycian-news')).text
    await expect.poll(list, { interval: 40 }).toContain(title)
    expect(readdirSync(site.dataDir)).toEqual(['staff.key'])
  })

  test('tells a load balancer at /readyz when its database is gone, and keeps showing what it has', async () => {
    const { url, drop } = await createDatabase()
    const site = await startTestSite({ DATABASE_URL: url })
    onTestFinished(site.stop)
    const status = async (path: string) => (await fetch(site.origin + path)).status
    expect(await status('/readyz')).toBe(200)
    expect(await status('/dycian-news')).toBe(200)
    await drop()
    await expect.poll(() => status('/readyz')).toBe(503)
    expect(await (await fetch(`${site.origin}/readyz`)).text()).toBe(
      'The database cannot be read and written, or the site is stopping.',
    )
    expect(await status('/healthz')).toBe(200)
    expect(await status('/dycian-news')).toBe(200)
    expect(await status('/dycian-news?page=2')).toBe(503)
    expect(site.process.exitCode).toBeNull()
    // Its log comes through a pipe of its own, at times after the answer.
    const isLogged = () => site.log.some((line) => line.includes('The database does not answer'))
    await expect.poll(isLogged).toBe(true)
  })
})
