import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type DatabaseSettings } from '../../db/database.ts'
import { getAnnouncements, getArticles, getPage } from '../helpers/api.ts'
import { startProcess } from '../helpers/clean-up.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import {
  environmentOfPlace,
  expectNoDoubles,
  folderOfTest,
  importInto,
  readMoved,
  startHost,
} from '../helpers/moving-in.ts'
import { startOldHost } from '../helpers/old-host.ts'
import { patience } from '../helpers/patience.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite } from '../helpers/site.ts'
import { json } from '../helpers/stand-in-host.ts'

const timeout = 180_000 * patience
const script = resolve(import.meta.dirname, '../../scripts/import.ts')

/** Makes an empty place for the tests that need one database only. */
function anyPlace() {
  const [first] = emptyDatabases()
  if (!first) throw new Error('There is no database.')
  return first[1]()
}

/** Makes another name that of the last editor of an article. */
async function saveAsStaff(place: DatabaseSettings, id: string) {
  const database = await openDatabase(place)
  await database
    .updateTable('revision')
    .set({ saved_by: 'Ana Reyes' })
    .where('subject', '=', 'article')
    .where('subject_id', '=', id)
    .execute()
  await database.destroy()
}

describe('news and announcements of an old host', { timeout }, () => {
  test.each(emptyDatabases())(
    'come over into %s with pictures, ids and addresses, whatever the host does',
    async (_engine, make) => {
      const place = await make()
      const { host, other } = await startOldHost({ isWeak: true })
      const first = await importInto(place, '--from', host.origin)
      expect(first.code).toBe(3)
      for (const sentence of [
        'announcement: 1 came over, 1 did not come',
        'article: 5 came over, 5 came over incomplete, 1 did not come',
        'picture: 5 came over, 5 did not come',
        '1 in this answer have no title.',
        '“Beyond Campus” is Campus News here.',
        'broken.jpg: This is not a picture',
        'endless.jpg: It is larger than 25 MB.',
        'huge.png: This picture has 54 megapixels',
        `It is on ${new URL(other.origin).host}, which was not named.`,
      ])
        expect(first.printed).toContain(sentence)
      expect(other.requests).toEqual([])

      const moved = await readMoved(place)
      expectNoDoubles(moved)
      expect(moved.entries).toHaveLength(11)
      for (const { status, old_source, created_by } of moved.entries)
        expect([status, old_source, created_by]).toEqual(['published', host.origin, null])
      for (const { shows_learners: shows } of moved.media) expect(shows).toBe('unanswered')
      expect([...new Set(moved.media.map(({ alt }) => alt))].toSorted()).toEqual([
        'A hall',
        'To be described',
      ])
      const deeds = moved.activity.map(({ staff_name, action }) => `${staff_name} ${action}`)
      expect([...new Set(deeds)].toSorted()).toEqual([
        'Import import',
        'Import publish',
        'Import upload',
      ])

      const again = await importInto(place, '--from', host.origin)
      // What was lost is said until staff have looked at it.
      expect(again.printed).toContain('article: 5 came over incomplete, 5 here already')
      expect(again.printed).toContain('is left out. It is on')
      expect(again.code).toBe(3)
      expect(await readMoved(place)).toEqual(moved)
      const looked = moved.entries.find(
        ({ kind, old_losses }) => kind === 'article' && old_losses !== null,
      )
      await saveAsStaff(place, String(looked?.id))
      const later = await importInto(place, '--from', host.origin)
      expect(later.printed).toContain('article: 4 came over incomplete, 6 here already')

      const site = await startTestSite(environmentOfPlace(place))
      onTestFinished(() => site.stop())
      const { data, total } = await getArticles(site)
      expect(total).toBe(10)
      // Newest first; the one without a date stays last, and has none.
      expect(data.map(({ articlePublishedDate: date }) => date).at(-1)).toBe('')
      expect(data[0]).toMatchObject({ articleTitle: 'Story 11', articleTopic: 'robotics,STEM' })
      expect(data[0]?.articleBannerImage).toMatch(/^\/media\/\w+\/robot\.jpg$/)
      expect(await getAnnouncements(site)).toMatchObject([
        { announcementTitle: 'No classes on Friday', announcementStartDate: '2025-01-03' },
      ])
      // Both articles with an id are answered, ours first.
      const id = moved.entries.find(({ old_id, kind }) => old_id === '1' && kind === 'article')?.id
      const clash = moved.entries.find(
        (entry) => entry.kind === 'article' && entry.old_id === `${id}`,
      )
      expect(clash).toBeDefined()
      expect(
        (await getArticles(site, { articleID: `${id}` })).data.map(({ articleID }) => articleID),
      ).toEqual([`${id}`, `${clash?.id}`])

      expect((await getPage(site, '/dycian-news/story-5')).text).toContain('Body 5')
      expect((await getPage(site, '/dycian-news/story-11')).html).toContain('alt="A hall"')
      const twice = moved.entries.filter(({ title }) => title === 'The same title')
      expect(new Set(twice.map(({ slug }) => slug)).size).toBe(2)
      for (const { slug } of twice)
        expect((await getPage(site, `/dycian-news/${slug}`)).status).toBe(200)
      const { headers, status } = await getPage(site, '/uploads/body.jpg')
      expect(status).toBe(301)
      const picture = await fetch(site.origin + headers.get('location'))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    },
  )

  test.each(emptyDatabases())(
    'go on in %s where they were interrupted, each once',
    async (_engine, make) => {
      const place = await make()
      const { promise: isHalfway, resolve: noteHalfway } = Promise.withResolvers<void>()
      const { promise: hasEnded, resolve: noteEnd } = Promise.withResolvers<void>()
      const { host } = await startOldHost({
        // From the fourth picture on, the host answers only once the command was killed.
        beforePicture: (count) => {
          if (count < 4) return undefined
          noteHalfway()
          return hasEnded
        },
      })
      const child = startProcess(process.execPath, [script, '--from', host.origin], {
        env: { PATH: process.env.PATH, ...environmentOfPlace(place) },
        stdio: 'ignore',
      })
      const ended = once(child, 'exit')
      await isHalfway
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      noteEnd()
      const half = (await readMoved(place)).entries.length
      expect(half).toBeLessThan(11)

      const { printed } = await importInto(place, '--from', host.origin)
      expect(printed).toMatch(half > 1 ? /\d here already, 1 did not come/ : /article: /)
      const moved = await readMoved(place)
      expect(moved.entries).toHaveLength(11)
      expectNoDoubles(moved)
    },
  )

  test('come with pictures of another host once it is named, and change nothing in a dry run', async () => {
    const place = await anyPlace()
    const { host, other } = await startOldHost()
    const dry = await importInto(place, '--from', host.origin, '--dry-run')
    expect(dry.printed).toContain('article: 9 would come, 1 would come incomplete')
    expect(dry.printed).toContain('picture: 9 would come, 1 would not come')
    const nothing = await readMoved(place)
    expect([nothing.entries, nothing.media, nothing.addresses]).toEqual([[], [], []])
    expect(host.requests.filter((path) => !path.startsWith('/api/'))).toEqual([])

    const named = new URL(other.origin).host
    const report = join(folderOfTest(), 'report.csv')
    await importInto(place, '--from', host.origin, '--files-from', named, '--report', report)
    expect(other.requests).toEqual(['/outside.jpg', '/secret'])
    expect(readFileSync(report, 'utf8')).toContain('/outside.jpg","/media/')
    const refused = await importInto(place, '--from', host.origin, '--report', report)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.printed).toContain('add --yes to replace it')
  })

  test('do not come from another program', async () => {
    const place = await anyPlace()
    const host = await startHost(json({ hello: 1 }))
    const { code, printed } = await importInto(place, '--from', host.origin)
    expect(printed).toContain('without a list')
    expect(code).toBe(1)
    expect((await readMoved(place)).entries).toEqual([])
  })
})

describe('a table', { timeout }, () => {
  const row = {
    title: 'Fair',
    content: '<p>Come.</p>',
    category: 'Campus News',
    publishedOn: '2026-11-20',
  }
  const line = 'Fair;<p>Come.</p>;Campus News;11/20/2026'
  test.each([
    ['--csv', `Title;Text;Category;Date\n${line}\n${line}\n`],
    ['--json', JSON.stringify([{ data: row }, { data: row }])],
  ])('comes as drafts, each row once: %s', async (option, text) => {
    const place = await anyPlace()
    const file = join(folderOfTest(), 'table')
    writeFileSync(file, text)
    expect(await importInto(place, option, file)).toMatchObject({ code: 0 })
    const again = await importInto(place, option, file)
    expect(again.printed).toContain('article: 2 here already')
    const { entries } = await readMoved(place)
    expect(entries).toMatchObject([
      { title: 'Fair', status: 'draft', data: expect.stringContaining('2026-11-20') as string },
      { title: 'Fair', status: 'draft' },
    ])
  })

  test('comes as a whole or not at all, and each problem names its row', async () => {
    const place = await anyPlace()
    const file = join(folderOfTest(), 'table.csv')
    writeFileSync(file, 'Title,First day,Date\nFair,2026-13-01,2026-11-20\n,,2026-11-20\n')
    const { code, printed } = await importInto(place, '--csv', file, '--kind', 'announcement')
    expect(code).toBe(1)
    for (const row of ['Row 2, startsOn:', 'Row 3, title:']) expect(printed).toContain(row)
    expect((await readMoved(place)).entries).toEqual([])
  })
})

test('the command refuses what it does not understand', async () => {
  const run = (...args: string[]) => runScript('scripts/import.ts', args, {})
  for (const wrong of [
    [],
    ['--from', 'ftp://old'],
    ['--from', 'https://old.example/path'],
    ['--from', 'https://old.example', '--csv', 'x'],
    ['--csv', 'x', '--kind', 'poem'],
  ])
    expect([wrong, (await run(...wrong)).code]).toEqual([wrong, 2])
})
