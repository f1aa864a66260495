import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeDatabaseFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { copySqlite, prepare } from './prepare.ts'

let dataDir: string
let file: string
let copy: string
beforeEach(() => {
  dataDir = makeDatabaseFolder('prepare')
  onTestFinished(() => removeTestFolder(dataDir))
  file = join(dataDir, 'site.sqlite')
  copy = join(dataDir, 'copy.sqlite')
})
const start = () => prepare({ dataDir }, ({ wasEmpty }) => Promise.resolve(wasEmpty))
const read = (path: string, query = 'select name from page') => {
  using database = new DatabaseSync(path, { readOnly: true })
  return Array.from(database.prepare(query).all(), ({ name }) => name)
}

test('the server copies a SQLite database before its first upgrade, under the name of the first change that it lacks', async () => {
  const database = await openDatabase({ dataDir })
  await migrate(database, { to: '0013-version-0.2.0' })
  await database.destroy()
  const before = join(dataDir, 'before-0016.sqlite')
  const messages = [`The database was copied to ${before} before it was brought up to date.`]
  expect(await start()).toEqual({ value: false, messages })
  const names = read(before, `select name from sqlite_master where type = 'table'`)
  expect(names).toContain('reference')
  expect(names).not.toContain('question')
})

test('the server copies no SQLite database that is new or up to date', async () => {
  expect(await start()).toEqual({ value: true, messages: [] })
  expect(await start()).toEqual({ value: false, messages: [] })
  const files = readdirSync(dataDir)
  expect(files.filter((name) => name.startsWith('before-'))).toEqual([])
  expect(files).toContain('site.sqlite')
})

/** The files of the test that this process has open, where the system lists them. */
const openFiles = () =>
  (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [])
    .map((name) => join('/proc/self/fd', name))
    .flatMap((handle) => (existsSync(handle) ? [readlinkSync(handle)] : []))
    .filter((path) => path.startsWith(dataDir))

test('a copy holds what is committed while the site writes on, and replaces an older copy', () => {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; create table page (name text)')
  database.exec("insert into page values ('committed')")
  copySqlite(file, copy)
  expect(read(copy)).toEqual(['committed'])
  // What a copy that was cut short has left behind.
  writeFileSync(`${copy}.part`, 'half')
  database.exec("insert into page values ('later'); begin; insert into page values ('open')")
  copySqlite(file, copy)
  database.close()
  expect(read(copy)).toEqual(['committed', 'later'])
  expect(existsSync(`${copy}.part`)).toBe(false)
  expect(openFiles()).toEqual([])
})

test('a copy of a damaged or missing database is not made, and the older copy stays', () => {
  new DatabaseSync(copy).exec('create table page (name text)')
  expect(() => copySqlite(file, copy)).toThrow(expect.objectContaining({ name: 'StorageError' }))
  writeFileSync(file, 'this is no database'.repeat(100))
  expect(() => copySqlite(file, copy)).toThrow(expect.objectContaining({ fault: 'damaged' }))
  expect(read(copy)).toEqual([])
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.part'))).toEqual([])
})
