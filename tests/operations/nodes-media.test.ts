import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { openMediaStore } from '../../school/content/media/open-store.server.ts'
import { backup, environmentOf, restore, testFolder } from '../helpers/backups.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { putPicture } from '../helpers/library-pictures.ts'
import { emptyPostgres, startNode } from '../helpers/nodes.ts'
import { withDatabase } from '../helpers/site-content.ts'
import { patience } from '../helpers/patience.ts'
import { makePhoto, smallPdf } from '../helpers/pictures.ts'
import { startTestSite } from '../helpers/site.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'

const timeout = 90_000 * patience

/** Makes a PDF of some size. */
const pdfOf = (size: number, letter: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n%'),
    Buffer.alloc(size, letter),
    Buffer.from('\n'),
    smallPdf,
  ])

const photo = async () => (await makePhoto(700, 500)).jpeg().toBuffer()

const bytesAt = async (origin: string, address: string, range?: string) => {
  const response = await fetch(origin + address, range ? { headers: { range } } : {})
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Reads the file of every row of a site, by its place. */
const readFiles = (settings: DatabaseSettings) =>
  withDatabase(settings, async (database) => {
    const store = openMediaStore(database, settings)
    const files: Record<string, string> = {}
    for (const { id, version } of await database.selectFrom('media').selectAll().execute())
      for (const name of await store.list({ id, version }))
        files[`${id}/${version}/${name}`] = String(
          (await store.read({ id, version }, name))?.toString('base64'),
        )
    return files
  })

describe.runIf(inject('postgres'))('nodes that share PostgreSQL and no disk', { timeout }, () => {
  test('serve a file that another one took, at once: whole, in part, in each size, with few copies or none', async () => {
    const databaseUrl = await emptyPostgres()
    const a = await startNode(databaseUrl, { MEDIA_COPIES_MB: '0.5' })
    const b = await startNode(databaseUrl)
    const dataDir = testFolder()
    // A file where the folder should be: no account can write there.
    writeFileSync(join(dataDir, 'media-copies'), '', { mode: 0o400 })
    const c = await startNode(databaseUrl, { DATA_DIR: dataDir })
    const nodes = [c, b, a]
    const media = await openSiteMedia(a)
    const large = pdfOf(3_000_000, 'x')
    const file = await media.add(large, 'handbook.pdf')
    for (const { origin } of nodes) {
      const whole = await bytesAt(origin, file.address)
      expect([whole.status, whole.bytes.equals(large)]).toEqual([200, true])
      const part = await bytesAt(origin, file.address, 'bytes=1048570-2097160')
      const expected = large.subarray(1_048_570, 2_097_161)
      expect([part.status, part.bytes.equals(expected)]).toEqual([206, true])
    }
    const copiesOf = (node: typeof a) => readdirSync(join(node.dataDir, 'media-copies'))
    expect(copiesOf(b)).toEqual([`${file.id}-${file.version}-whole`])
    expect(existsSync(join(a.dataDir, 'media'))).toBe(false)

    const picture = await media.add(await photo(), 'team.jpg')
    for (const address of picture.sources.flatMap(({ avif, webp }) => [avif, webp])) {
      const served = await Promise.all(nodes.map(({ origin }) => bytesAt(origin, address)))
      for (const { status, bytes } of served)
        expect([status, served[0]?.bytes.equals(bytes)]).toEqual([200, true])
    }
    const before = await bytesAt(b.origin, picture.address)
    await media.replace(picture.id, await (await makePhoto(300, 300)).jpeg().toBuffer())
    const after = await bytesAt(b.origin, picture.address)
    expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, false])
    await media.remove(picture.id)
    for (const address of [picture.address, picture.sources[0]?.avif ?? ''])
      expect((await bytesAt(b.origin, address)).status).toBe(404)

    for (const letter of ['1', '2', '3', '4']) {
      const { address } = await media.add(pdfOf(200_000, letter), 'form.pdf')
      await bytesAt(a.origin, address)
    }
    const files = copiesOf(a).map((name) => statSync(join(a.dataDir, 'media-copies', name)))
    const size = files.reduce((sum, each) => sum + each.size, 0)
    expect(size).toBeGreaterThan(200_000)
    expect(size).toBeLessThan(500_000)
  })

  test('take over the files that an earlier version kept in a folder, also after an interruption', async () => {
    const databaseUrl = await emptyPostgres()
    const old = await startNode(databaseUrl)
    const media = await openSiteMedia(old)
    const files = [await media.add(smallPdf, 'form.pdf'), await media.add(await photo(), 'a.jpg')]
    const lost = await media.add(await photo(), 'lost.jpg')
    const stored = await readFiles(old)
    await old.stop()
    const dataDir = testFolder()
    for (const [path, text] of Object.entries(stored)) {
      if (path.startsWith(lost.id)) continue
      mkdirSync(join(dataDir, 'media', path, '..'), { recursive: true })
      writeFileSync(join(dataDir, 'media', path), Buffer.from(text, 'base64'))
    }
    // One of them was moved before the interruption.
    await withDatabase(old, (database) =>
      database
        .deleteFrom('media_part')
        .where('media_id', '!=', files[0]?.id ?? '')
        .execute(),
    )
    const again = testFolder()
    cpSync(dataDir, again, { recursive: true })

    const [first, second] = await Promise.all([
      startNode(databaseUrl, { DATA_DIR: dataDir }),
      startNode(databaseUrl, { DATA_DIR: again }),
    ])
    rmSync(join(dataDir, 'media'), { recursive: true })
    for (const { address } of files)
      for (const { origin } of [first, second])
        expect((await bytesAt(origin, address)).status).toBe(200)
    expect((await bytesAt(first.origin, lost.address)).status).toBe(404)
    const log = [...first.log, ...second.log].join('\n')
    expect(log.match(/1 files of the media library are in the database now/g)).toHaveLength(1)
    expect(log).toContain(`${lost.id}/${lost.version}`)
    const remaining = await readFiles({ dataDir, databaseUrl })
    expect(Object.keys(remaining).filter((path) => path.startsWith(lost.id))).toEqual([])
    for (const [path, bytes] of Object.entries(remaining)) expect(bytes).toBe(stored[path])
  })

  test('move from SQLite, also of a version whose tables had no place for files, and back, byte for byte', async () => {
    const from = { dataDir: testFolder() }
    await withDatabase(from, async (database) => {
      await migrate(database, { to: '0040-media-tags' })
      await putPicture(database, { id: 'a', version: 'v' })
    })
    mkdirSync(join(from.dataDir, 'media/a/v'), { recursive: true })
    const [small, large] = [Buffer.from('a picture'), pdfOf(2_500_000, 'x')]
    writeFileSync(join(from.dataDir, 'media/a/v/640.webp'), small)
    writeFileSync(join(from.dataDir, 'media/a/v/whole'), large)
    const files = {
      'a/v/640.webp': small.toString('base64'),
      'a/v/whole': large.toString('base64'),
    }
    const file = join(testFolder(), 'site.tar.age')
    expect(await backup(from, file, '--without-test')).toMatchObject({ code: 0 })

    const postgres = { dataDir: testFolder(), databaseUrl: await emptyPostgres() }
    expect(await restore(postgres, file)).toMatchObject({ code: 0 })
    expect(existsSync(join(postgres.dataDir, 'media'))).toBe(false)
    expect(await readFiles(postgres)).toEqual(files)

    const back = { dataDir: testFolder() }
    expect(await backup(postgres, file, '--without-test', '--yes')).toMatchObject({ code: 0 })
    expect(await restore(back, file)).toMatchObject({ code: 0 })
    expect(await readFiles(back)).toEqual(files)
    const parts = await withDatabase(back, (database) =>
      database.selectFrom('media_part').selectAll().execute(),
    )
    expect(parts).toEqual([])
  })
})

test.each(emptyDatabases())(
  'a media library on %s takes no more than it may, and says how much that is',
  { timeout },
  async (_, make) => {
    const place = await make()
    const site = await startTestSite({ ...environmentOf(place), MEDIA_MAX_GB: '0.0005' })
    const media = await openSiteMedia({ ...place, origin: site.origin })
    const bytes = (letter: string) => pdfOf(300_000, letter)
    const { id } = await media.add(bytes('a'), 'a.pdf')
    const refused = media.add(bytes('b'), 'b.pdf')
    await expect(refused).rejects.toThrow('507')
    await expect(refused).rejects.toThrow(
      /The media library is full: 30\d kB of 500 kB are used. Delete files/,
    )
    await expect(media.replace(id, bytes('c'))).rejects.toThrow('507')
    const figures = { usedBytes: bytes('a').length, maxBytes: 500_000 }
    expect(await media.figures()).toMatchObject(figures)
    await media.remove(id)
    await media.add(bytes('b'), 'b.pdf')
    await site.stop()
  },
)
