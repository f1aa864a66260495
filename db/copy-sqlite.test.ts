import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { copySqlite } from './prepare.ts'

let folder: string
let file: string
let copy: string
beforeEach(() => {
  folder = makeTestFolder('copy')
  onTestFinished(() => removeTestFolder(folder))
  file = join(folder, 'site.sqlite')
  copy = join(folder, 'copy.sqlite')
})
const read = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare('select name from page').all()
  database.close()
  return rows.map(({ name }) => name)
}

/** The files of the test that this process has open, where the system lists them. */
const openFiles = () =>
  (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [])
    .map((name) => join('/proc/self/fd', name))
    .flatMap((handle) => (existsSync(handle) ? [readlinkSync(handle)] : []))
    .filter((path) => path.startsWith(folder))

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
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
