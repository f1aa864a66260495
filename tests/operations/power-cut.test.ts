import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import starterNews from '../../content/entries/article.json' with { type: 'json' }
import { sqliteFile } from '../../db/database.ts'
import { getArticles } from '../helpers/api.ts'
import { backupPassphrase } from '../helpers/backups.ts'
import { makeDatabaseFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { randomNumbers } from '../helpers/random-numbers.ts'
import { runScript } from '../helpers/run-script.ts'
import { startTestSite } from '../helpers/site.ts'
import {
  damageOf,
  expectedAfter,
  findLosses,
  findShownWrong,
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

/** A disk whose processes are recorded, and a model of how it was before. */
function openDisk(fill: (root: string) => void = () => {}) {
  const root = scratch('disk')
  fill(root)
  return { root, disk: new Disk(root), recording: new Recording(scratch('recorder'), root) }
}

interface AfterCut {
  cut: Cut
  /** the disk after the cut */
  image: Image
  /** the folder of its files */
  folder: string
  /** the notes before it */
  notes: ReadonlySet<string>
  name: string
}

/** Lets the power go at each of these moments. Does the rest afterward. */
async function cutPower(
  { disk, records }: { disk: Disk; records: readonly DiskRecord[] },
  cuts: readonly Cut[],
  visit: (after: AfterCut) => Promise<void>,
) {
  const random = randomNumbers(seed)
  const folder = join(scratch('image'), 'disk')
  const notes = new Set<string>()
  let done = 0
  for (const cut of cuts.toSorted((one, other) => one.after - other.after)) {
    const { after, loss } = cut
    for (const record of records.slice(done, after)) {
      disk.apply(record)
      if (record.kind === 'note') notes.add(record.path)
    }
    done = after
    const name = `cut after record ${after} of ${records.length}, loss ${loss ?? 'at random'}`
    const image = disk.afterCut(random, loss)
    writeImage(folder, image)
    await visit({ cut, image, folder, notes, name }).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error })
    })
  }
  for (const record of records.slice(done)) disk.apply(record)
}

const firstStart = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
}

/** Starts the site on a disk after a cut, and signs in. @param articles how many it has at least */
async function startOn(folder: string, account: typeof administrator, articles: number) {
  const site = await siteOfTest({ DATA_DIR: join(folder, 'data'), ...firstStart })
  expect((await signIn(site, account)).status).toBe(200)
  expect((await getArticles(site)).total).toBeGreaterThanOrEqual(articles)
  return site
}

const isEnd = (note: string) => note.startsWith('ends ')
const isStarted = (cut: Cut): Cut => ({ ...cut, isStarted: true })

describe.skipIf(isMissing)('after a power cut', { timeout }, () => {
  test('at any of 100 moments the database is whole, every acknowledged save and picture is there, and the site starts and shows them', async () => {
    const { records, staff, cards, backup, disk, root } = await recordStaff()
    console.info(`${records.length} records, ${staff.saves.length} saves; POWER_CUT_SEED=${seed}`)
    const serves = momentOf(records, 'serves')
    const random = randomNumbers(seed)
    const cuts: Cut[] = [
      ...spreadCuts({ from: 0, to: 40, count: 3 }, random),
      ...spreadCuts({ from: 40, to: serves, count: 8 }, random),
      ...cutsAfterNotes(records, isEnd, 42),
      ...spreadCuts({ from: serves, to: records.length, count: 36 }, random),
      { after: momentOf(records, 'is shared'), loss: 'mixed' },
      { after: momentOf(records, 'is backed up') + 1, loss: 'all' },
      { after: momentOf(records, 'is restored') + 1, loss: 'all' },
      { after: records.length, loss: 'none' },
      // In the middle of the first start, and of the work.
      isStarted({ after: 3, loss: 'none' }),
      isStarted({ after: 12, loss: 'mixed' }),
      ...spreadCuts({ from: 40, to: serves, count: 2 }, random).map(isStarted),
      ...cutsAfterNotes(records, isEnd, 3).map(isStarted),
    ]
    expect(cuts).toHaveLength(100)
    const problems: string[] = []
    let seen = 0
    await cutPower({ disk, records }, cuts, async ({ cut, image, folder, notes, name }) => {
      const expected = expectedAfter(notes, staff.saves)
      const places = ['data', ...(notes.has('is restored') ? ['restored'] : [])]
      for (const place of places.map((each) => join(folder, each)))
        for (const problem of [
          ...damageOf(sqliteFile(place)),
          ...(await findLosses(place, expected, staff)),
          ...findTorn(join(place, 'share-cards'), cards),
        ])
          problems.push(`${name}: ${problem}`)
      const file = image.get('school.tar.age')
      if (notes.has('is backed up') && (!file || hashOf(file) !== backup))
        problems.push(`${name}: The backup is gone.`)
      if (!cut.isStarted) return
      const site = await startOn(folder, administrator, starterNews.length)
      const shown = await findShownWrong(site, expected, staff)
      problems.push(...shown.wrong)
      seen += shown.seen
      await site.stop()
    })
    expect(problems).toEqual([])
    expect(seen).toBeGreaterThan(10)
    // Whatever the recorder did not see would be missing now.
    expect(hashesOf(disk.now())).toEqual(hashesOf(readImage(root)))
  })

  test('in the middle of an upgrade the database is the older or the newer one, and the site starts', async () => {
    const { root, disk, recording } = openDisk((folder) => {
      mkdirSync(join(folder, 'data'))
      const old = readFileSync(join(import.meta.dirname, '../released/0.3.0.sqlite.br'))
      writeFileSync(sqliteFile(join(folder, 'data')), brotliDecompressSync(old))
    })
    const dataDir = join(root, 'data')
    const before = summaryOf(dataDir)
    const upgraded = await siteOfTest({ DATA_DIR: dataDir, ...recording.environment })
    await upgraded.stop()
    const summaries = [before, summaryOf(dataDir)]
    expect(summaries[0]).not.toEqual(summaries[1])

    const records = recording.read()
    const span = { from: 0, to: records.length }
    const random = randomNumbers(seed)
    const cuts = [
      ...spreadCuts({ ...span, count: 18 }, random),
      ...spreadCuts({ ...span, count: 2 }, random).map(isStarted),
    ]
    const copies = new Set<string>()
    await cutPower({ disk, records }, cuts, async ({ cut, folder }) => {
      const place = join(folder, 'data')
      const found = readdirSync(place).filter((file) => /^before-\d+\.sqlite$/.test(file))
      for (const file of found) copies.add(file)
      for (const file of ['site.sqlite', ...found]) expect(damageOf(join(place, file))).toEqual([])
      expect(summaries).toContainEqual(summaryOf(place))
      const account = { ...administrator, password: 'a sentence of the tests 7' }
      if (cut.isStarted) await (await startOn(folder, account, 51)).stop()
    })
    expect(copies.size).toBe(1)
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
  const { root, disk, recording } = openDisk()
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
  const backup = join(root, 'school.tar.age')
  await runRecorded('scripts/backup.ts', ['--without-test', backup], 'data')
  recording.note('is backed up')
  await second.stop()
  await runRecorded('scripts/restore.ts', [backup], 'restored')
  recording.note('is restored')
  const records = recording.read()
  return { root, disk, records, staff, cards, backup: hashOf(readFileSync(backup)) }
}

const hashesOf = (image: Image): Hashes =>
  Object.fromEntries([...image].map(([path, bytes]) => [path, bytes ? hashOf(bytes) : 'folder']))
