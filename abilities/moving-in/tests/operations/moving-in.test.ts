import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { getAnnouncements, getArticles, getPage } from '../../../../tests/helpers/api.ts'
import { startProcess } from '../../../../tests/helpers/clean-up.ts'
import { environmentOf, testFolder } from '../../../../tests/helpers/backups.ts'
import { emptyDatabases } from '../../../../tests/helpers/empty-databases.ts'
import {
  expectNoDoubles,
  importInto,
  makeJpeg,
  readMoved,
  startHost,
} from '../../../../tests/helpers/moving-in.ts'
import { siteOfTest } from '../../../../tests/helpers/nodes.ts'
import { withDatabase } from '../../../../tests/helpers/site-content.ts'
import { patience } from '../../../../tests/helpers/patience.ts'
import { runScript } from '../../../../tests/helpers/run-script.ts'

const timeout = 180_000 * patience
const script = resolve(import.meta.dirname, '../../../../scripts/import.ts')

/** Longer than visitors would wait for an answer, in milliseconds. */
const slowMs = 5_500

/**
 * Starts an old host with five articles on two pages and two announcements, and with what goes wrong on
 * such hosts: a slow answer, one that fails at first, no title, the same title twice, broken pictures.
 *
 * @param beforePicture called before each picture is sent, with how many were asked for
 */
async function startOldHost(beforePicture: (count: number) => unknown = () => undefined) {
  const picture = await makeJpeg()
  const other = await startHost((_request, response) => response.end(picture))
  const banners = ['uploads/robot.jpg', 'uploads/broken.jpg', `${other.origin}/outside.jpg`, '', '']
  const articles = banners.map((articleBannerImage, index) => ({
    articleID: 5 - index,
    articleTitle: index === 3 || index === 4 ? 'The same title' : `Story ${5 - index}`,
    articleContent: `<p>Body ${5 - index}</p><p><img src="/uploads/body.jpg" alt="A hall"></p>`,
    articleBannerImage,
    articlePublishedDate: `0${6 - index}052024`,
    articleTopic: 'robotics, STEM',
  }))
  const announcements = [
    {
      announcementID: 1,
      announcementTitle: 'No classes on Friday',
      announcementDate: '2025-01-02',
    },
    { announcementID: 2, announcementTitle: ' ', announcementDate: '2025-01-02' },
  ]
  const failing = new Set(['2'])
  let isSlow = true
  let pictureCount = 0
  const answer = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, 'http://host')
    const page = searchParams.get('page') ?? ''
    if (pathname === '/api/get-announcements.php') {
      if (isSlow) await wait(slowMs)
      isSlow = false
      response.end(JSON.stringify(announcements))
    } else if (pathname === '/api/get-articles.php') {
      if (failing.delete(page)) return response.writeHead(500).end('Error')
      const data = articles.slice((Number(page) - 1) * 3, Number(page) * 3)
      response.end(JSON.stringify({ data, total: articles.length, limit: 3 }))
    } else {
      await beforePicture((pictureCount += 1))
      response.end(pathname.endsWith('broken.jpg') ? '<html>404</html>' : picture)
    }
    return undefined
  }
  const host = await startHost((request, response) => void answer(request, response))
  return { host, other }
}

describe('news and announcements of an old host', { timeout }, () => {
  test.each(emptyDatabases())(
    'come over into %s with pictures, ids and addresses, whatever the host does',
    async (_engine, make) => {
      const place = await make()
      const { host, other } = await startOldHost()
      const first = await importInto(place, '--from', host.origin)
      expect(first.code).toBe(3)
      for (const sentence of [
        'announcement: 1 came over, 1 did not come',
        'article: 3 came over, 2 came over incomplete',
        'picture: 2 came over, 2 did not come',
        'broken.jpg: This is not a picture',
        `It is on ${new URL(other.origin).host}, which was not named.`,
      ])
        expect(first.printed).toContain(sentence)
      expect(other.requests).toEqual([])

      const moved = await readMoved(place)
      expectNoDoubles(moved)
      expect(moved.entries).toHaveLength(6)
      for (const { status, old_source, created_by } of moved.entries)
        expect([status, old_source, created_by]).toEqual(['published', host.origin, null])
      expect(moved.media).toMatchObject([
        { alt: 'A hall', shows_learners: 'unanswered' },
        { alt: 'To be described', shows_learners: 'unanswered' },
      ])
      const actions = moved.activity.map(({ staff_name, action }) => `${staff_name} ${action}`)
      expect([...new Set(actions)].toSorted()).toEqual([
        'Import import',
        'Import publish',
        'Import upload',
      ])

      const again = await importInto(place, '--from', host.origin)
      // What was lost is said until staff have looked at it.
      expect(again.printed).toContain('article: 2 came over incomplete, 3 here already')
      expect(again.printed).toContain('is left out. It is on')
      expect(again.code).toBe(3)
      expect(await readMoved(place)).toEqual(moved)
      const article = (oldId: string) =>
        moved.entries.find(({ kind, old_id }) => kind === 'article' && old_id === oldId)
      await withDatabase(place, (database) =>
        database
          .updateTable('revision')
          .set({ saved_by: 'Ana Reyes' })
          .where('subject', '=', 'article')
          .where('subject_id', '=', String(article('4')?.id))
          .execute(),
      )
      const later = await importInto(place, '--from', host.origin)
      expect(later.printed).toContain('article: 1 came over incomplete, 4 here already')

      const site = await siteOfTest(environmentOf(place))
      const { data, total } = await getArticles(site)
      expect(total).toBe(5)
      expect(data[0]).toMatchObject({ articleTitle: 'Story 5', articleTopic: 'robotics,STEM' })
      expect(data[0]?.articleBannerImage).toMatch(/^\/media\/\w+\/robot\.jpg$/)
      expect(await getAnnouncements(site)).toMatchObject([
        { announcementTitle: 'No classes on Friday' },
      ])
      // Both articles with an id are answered, ours first.
      const ours = String(article('1')?.id)
      const found = await getArticles(site, { articleID: ours })
      expect(found.data.map(({ articleID }) => articleID)).toEqual([ours, `${article(ours)?.id}`])

      const page = await getPage(site, '/dycian-news/story-5')
      expect(page.text).toContain('Body 5')
      expect(page.html).toContain('alt="A hall"')
      const slugs = ['1', '2'].map((oldId) => article(oldId)?.slug)
      expect(new Set(slugs).size).toBe(2)
      for (const slug of slugs)
        expect((await getPage(site, `/dycian-news/${slug}`)).status).toBe(200)
      const picture = await fetch(`${site.origin}/uploads/body.jpg`)
      expect([picture.redirected, picture.headers.get('content-type')]).toEqual([
        true,
        'image/jpeg',
      ])
    },
  )

  test.each(emptyDatabases())(
    'go on in %s where they were interrupted, each once',
    async (_engine, make) => {
      const place = await make()
      const { promise: isHalfway, resolve: noteHalfway } = Promise.withResolvers<void>()
      const { promise: hasEnded, resolve: noteEnd } = Promise.withResolvers<void>()
      // From the second picture on, the host answers only once the command was killed.
      const { host } = await startOldHost((count) => {
        if (count < 2) return undefined
        noteHalfway()
        return hasEnded
      })
      const child = startProcess(process.execPath, [script, '--from', host.origin], {
        env: { PATH: process.env.PATH, ...environmentOf(place) },
        stdio: 'ignore',
      })
      const ended = once(child, 'exit')
      await isHalfway
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      noteEnd()
      expect((await readMoved(place)).entries.length).toBeLessThan(6)

      await importInto(place, '--from', host.origin)
      const moved = await readMoved(place)
      expect(moved.entries).toHaveLength(6)
      expectNoDoubles(moved)
    },
  )

  test('come with pictures of another host once it is named, and change nothing in a dry run', async () => {
    const place = { dataDir: testFolder() }
    const { host, other } = await startOldHost()
    const dry = await importInto(place, '--from', host.origin, '--dry-run')
    expect(dry.printed).toContain('article: 4 would come, 1 would come incomplete')
    const nothing = await readMoved(place)
    expect([nothing.entries, nothing.media, nothing.addresses]).toEqual([[], [], []])
    expect(host.requests.filter((path) => !path.startsWith('/api/'))).toEqual([])

    const named = new URL(other.origin).host
    const report = join(testFolder(), 'report.csv')
    await importInto(place, '--from', host.origin, '--files-from', named, '--report', report)
    expect(other.requests).toEqual(['/outside.jpg'])
    expect(readFileSync(report, 'utf8')).toContain('/outside.jpg","/media/')
    const refused = await importInto(place, '--from', host.origin, '--report', report)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.printed).toContain('add --yes to replace it')
  })
})

// What is wrong in a row: abilities/moving-in/read-table.test.ts.
describe('a table', { timeout }, () => {
  const row = { title: 'Fair', content: '<p>Come.</p>', category: 'Campus News' }
  const line = 'Fair;2026-11-20;Advisory'
  test.each([
    ['article', '--json', JSON.stringify([{ data: row }, { data: row }])],
    ['announcement', '--csv', `Title;Date;Category\n${line}\n${line}\n`],
  ])('of the kind %s comes as drafts, each row once: %s', async (kind, option, text) => {
    const place = { dataDir: testFolder() }
    const file = join(testFolder(), 'table')
    writeFileSync(file, text)
    const importTable = () => importInto(place, option, file, '--kind', kind)
    expect(await importTable()).toMatchObject({ code: 0 })
    expect((await importTable()).printed).toContain(`${kind}: 2 here already`)
    expect((await readMoved(place)).entries).toMatchObject([
      { kind, title: 'Fair', status: 'draft' },
      { kind, title: 'Fair', status: 'draft' },
    ])
  })
})

test('a table that can be read in two ways comes once options say how', { timeout }, async () => {
  const place = { dataDir: testFolder() }
  const file = join(testFolder(), 'news.csv')
  const table = 'Title,Date,Category,Text\nFor the Ni\u0096o,05/11/2026,Campus News,a<b\n'
  writeFileSync(file, table, 'latin1')
  const open = await importInto(place, '--csv', file)
  expect(open.code).toBe(1)
  expect(open.printed).toContain('\n  --days month-first: 05/11/2026 is May 11, 2026')
  const options = ['--letters', 'mac', '--days', 'month-first']
  const { printed } = await importInto(place, '--csv', file, ...options)
  expect(printed).toContain('Read: “Niño” (Mac).\nRead: Date on the article: 05/11/2026 is May 11')
  const { entries } = await readMoved(place)
  expect(entries).toMatchObject([{ title: 'For the Niño', content: '<p>a&lt;b</p>' }])
})

test('the command refuses what it does not understand', async () => {
  const run = (...args: string[]) => runScript('scripts/import.ts', args, {})
  for (const wrong of [
    [],
    ['--from', 'ftp://old'],
    ['--from', 'https://old.example/path'],
    ['--from', 'https://old.example', '--csv', 'x'],
    ['--csv', 'x', '--kind', 'poem'],
    ['--csv', 'x', '--days', 'first'],
  ])
    expect([wrong, (await run(...wrong)).code]).toEqual([wrong, 2])
})
