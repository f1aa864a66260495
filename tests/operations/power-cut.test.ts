import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { starterNews } from '../../content/news/starter-news.ts'
import { sqliteFile } from '../../db/database.ts'
import { getArticles } from '../helpers/api.ts'
import { backupPassphrase } from '../helpers/backups.ts'
import { makeDatabaseFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { randomNumbers } from '../helpers/random-numbers.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite } from '../helpers/site.ts'
import {
  damageOf,
  expectedAfter,
  findLosses,
  findTorn,
  readImage,
  writeImage,
} from '../power-cut/check-image.ts'
import { cutsAfterNotes, momentOf, spreadCuts, type Cut } from '../power-cut/choose-cuts.ts'
import { Disk, type Image } from '../power-cut/disk.ts'
import { Recording, type DiskRecord } from '../power-cut/recording.ts'
import {
  administrator,
  hashOf,
  signIn,
  StaffAtWork,
  type Hashes,
} from '../power-cut/staff-at-work.ts'
import { findShownWrong } from '../power-cut/visit-site.ts'

const timeout = 240_000 * patience
const isMissing = process.platform !== 'linux' || !process.env.GCC_PATH

/** The same seed chooses the same cuts; the order of the writes differs from run to run. */
const seed = Number(process.env.POWER_CUT_SEED ?? 20_261_123)

const folders: string[] = []
afterAll(() => folders.forEach(removeTestFolder))

/** Makes a folder, by its real path as the recorder sees it. */
function scratch(purpose: string) {
  const folder = realpathSync(makeDatabaseFolder(purpose))
  folders.push(folder)
  return folder
}

/** A disk whose processes are recorded, and two models of how it was before. */
function openDisk(fill: (root: string) => void = () => {}) {
  const root = scratch('disk')
  fill(root)
  const disks = [new Disk(root), new Disk(root)] as const
  return { root, disks, recording: new Recording(scratch('recorder'), root) }
}

/**
 * Lets the power go at each of these moments. Does the rest afterward.
 *
 * @param visit gets the disk after the cut, the notes before it, and its name
 */
async function cutPower(
  { disk, records }: { disk: Disk; records: readonly DiskRecord[] },
  cuts: readonly Cut[],
  visit: (image: Image, notes: ReadonlySet<string>, name: string) => Promise<void>,
) {
  const random = randomNumbers(seed)
  const notes = new Set<string>()
  let done = 0
  for (const { after, loss } of cuts.toSorted((one, other) => one.after - other.after)) {
    for (const record of records.slice(done, after)) {
      disk.apply(record)
      if (record.kind === 'note') notes.add(record.note)
    }
    done = after
    const name = `cut after record ${after} of ${records.length}, loss ${loss ?? 'at random'}`
    await visit(disk.afterCut(random, loss), notes, name).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error })
    })
  }
  for (const record of records.slice(done)) disk.apply(record)
}

const firstStart = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
}

/** Starts the site on a disk after a cut. */
async function startOn(image: Image) {
  const folder = join(scratch('after-cut'), 'disk')
  writeImage(folder, image)
  const site = await startTestSite({ DATA_DIR: join(folder, 'data'), ...firstStart })
  onTestFinished(site.stop)
  return site
}

const isEnd = (note: string) => note.startsWith('ends ')

describe.skipIf(isMissing)('after a power cut', { timeout }, () => {
  let run: Awaited<ReturnType<typeof recordStaff>>
  beforeAll(async () => {
    run = await recordStaff()
    const { records, staff } = run
    console.info(`${records.length} records, ${staff.saves.length} saves; POWER_CUT_SEED=${seed}`)
  }, timeout)

  test('at any of 100 moments the database is whole, and every acknowledged save and picture is there', async () => {
    const { records, staff, cards, disks, root } = run
    const serves = momentOf(records, 'serves')
    const random = randomNumbers(seed)
    const cuts: Cut[] = [
      ...spreadCuts({ from: 0, to: 40, count: 5 }, random),
      ...spreadCuts({ from: 40, to: serves, count: 10 }, random),
      ...cutsAfterNotes(records, isEnd, 45),
      ...spreadCuts({ from: serves, to: records.length, count: 36 }, random),
      { after: momentOf(records, 'is shared'), loss: 'mixed' },
      { after: momentOf(records, 'is backed up') + 1, loss: 'all' },
      { after: momentOf(records, 'is restored') + 1, loss: 'all' },
      { after: records.length, loss: 'none' },
    ]
    expect(cuts).toHaveLength(100)
    const folder = join(scratch('image'), 'disk')
    const problems: string[] = []
    const replayed = { disk: disks[0], records }
    await cutPower(replayed, cuts, async (image, notes, name) => {
      writeImage(folder, image)
      const expected = expectedAfter(notes, staff.saves)
      const places = ['data', ...(notes.has('is restored') ? ['restored'] : [])]
      for (const place of places.map((each) => join(folder, each)))
        for (const problem of [
          ...damageOf(sqliteFile(place)),
          ...(await findLosses(place, expected, staff)),
          ...findTorn(join(place, 'share-cards'), cards),
        ])
          problems.push(`${name}: ${problem}`)
      const backup = image.get('school.backup')
      if (notes.has('is backed up') && (!backup || hashOf(backup) !== run.backup))
        problems.push(`${name}: The backup is gone.`)
    })
    expect(problems).toEqual([])
    // Whatever the recorder did not see would be missing now.
    expect(hashesOf(disks[0].now())).toEqual(hashesOf(readImage(root)))
  })

  test('the site starts, also in the middle of its first start, and shows the saved text and pictures', async () => {
    const { records, staff, disks } = run
    const serves = momentOf(records, 'serves')
    const cuts: Cut[] = [
      { after: 3, loss: 'none' },
      { after: 12, loss: 'mixed' },
      ...spreadCuts({ from: 40, to: serves, count: 2 }, randomNumbers(seed)),
      ...cutsAfterNotes(records, isEnd, 3),
    ]
    let seen = 0
    await cutPower({ disk: disks[1], records }, cuts, async (image, notes) => {
      const site = await startOn(image)
      expect((await signIn(site, administrator)).status).toBe(200)
      expect((await getArticles(site)).total).toBeGreaterThanOrEqual(starterNews.length)
      const shown = await findShownWrong(site, expectedAfter(notes, staff.saves), staff)
      expect(shown.wrong).toEqual([])
      seen += shown.seen
      await site.stop()
    })
    expect(seen).toBeGreaterThan(10)
  })

  test('in the middle of an upgrade the database is the older or the newer one, and the site starts', async () => {
    const account = { ...administrator, password: 'a sentence of the tests 7' }
    const { root, disks, recording } = openDisk((folder) => {
      mkdirSync(join(folder, 'data'))
      const old = readFileSync(join(import.meta.dirname, '../released/0.3.0.sqlite.br'))
      writeFileSync(sqliteFile(join(folder, 'data')), brotliDecompressSync(old))
    })
    const dataDir = join(root, 'data')
    const before = summaryOf(dataDir)
    const upgraded = await startTestSite({ DATA_DIR: dataDir, ...recording.environment })
    onTestFinished(upgraded.stop)
    await upgraded.stop()
    const summaries = [before, summaryOf(dataDir)]
    expect(summaries[0]).not.toEqual(summaries[1])

    const records = recording.read()
    const [disk, diskOfStarts] = disks
    const folder = join(scratch('image'), 'disk')
    const random = randomNumbers(seed)
    const cuts = spreadCuts({ from: 0, to: records.length, count: 20 }, random)
    const copies = new Set<string>()
    await cutPower({ disk, records }, cuts, async (image) => {
      writeImage(folder, image)
      const place = join(folder, 'data')
      const found = readdirSync(place).filter((file) => /^before-\d+\.sqlite$/.test(file))
      for (const file of found) copies.add(file)
      for (const file of ['site.sqlite', ...found]) expect(damageOf(join(place, file))).toEqual([])
      expect(summaries).toContainEqual(summaryOf(place))
    })
    expect(copies.size).toBe(1)
    const startCuts = spreadCuts({ from: 0, to: records.length, count: 2 }, random)
    await cutPower({ disk: diskOfStarts, records }, startCuts, async (image) => {
      const site = await startOn(image)
      expect((await signIn(site, account)).status).toBe(200)
      expect((await getArticles(site)).total).toBeGreaterThan(50)
      await site.stop()
    })
  })
})

/** The number of entries of a database, and its version. */
function summaryOf(dataDir: string) {
  const database = new DatabaseSync(sqliteFile(dataDir))
  const count = (table: string) => {
    const found = database.prepare(`select count(*) as rows from ${table}`).get()
    return Number(found?.rows)
  }
  const summary = { entries: count('entry'), migrations: count('kysely_migration') }
  database.close()
  return summary
}

/** Records the first start of a site, staff at work, a second start, a backup and its restore. */
async function recordStaff() {
  const { root, disks, recording } = openDisk()
  const dataDir = join(root, 'data')
  const start = () => startTestSite({ DATA_DIR: dataDir, ...firstStart, ...recording.environment })
  const runRecorded = async (script: string, args: string[], folder: string) => {
    const { code, printed } = await runScript(script, args, {
      ...recording.environment,
      DATA_DIR: join(root, folder),
      BACKUP_PASSPHRASE: backupPassphrase,
    })
    if (code !== 0) throw new Error(printed)
  }
  const first = await start()
  recording.note('serves')
  const staff = await StaffAtWork.signIn(first, recording)
  await staff.work(0)
  await first.stop()
  const second = await start()
  staff.useSite(second)
  await staff.work(6)
  const cards = await staff.share([0, 4, 10])
  recording.note('is shared')
  const backup = join(root, 'school.backup')
  await runRecorded('scripts/backup.ts', ['--without-test', backup], 'data')
  recording.note('is backed up')
  await second.stop()
  await runRecorded('scripts/restore.ts', [backup], 'restored')
  recording.note('is restored')
  const records = recording.read()
  return { root, disks, records, staff, cards, backup: hashOf(readFileSync(backup)) }
}

const hashesOf = (image: Image): Hashes =>
  Object.fromEntries([...image].map(([path, bytes]) => [path, bytes ? hashOf(bytes) : 'folder']))
