import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeDatabaseFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { prepare } from './prepare.ts'

let dataDir: string
beforeEach(() => {
  dataDir = makeDatabaseFolder('prepare')
  onTestFinished(() => removeTestFolder(dataDir))
})
const start = () => prepare({ dataDir }, ({ wasEmpty }) => Promise.resolve(wasEmpty))

test('the server copies a SQLite database before its first upgrade, under the name of the first change that it lacks', async () => {
  const database = await openDatabase({ dataDir })
  await migrate(database, { to: '0013-version-0.2.0' })
  await database.destroy()
  const copy = join(dataDir, 'before-0016.sqlite')
  const messages = [`The database was copied to ${copy} before it was brought up to date.`]
  expect(await start()).toEqual({ value: false, messages })
  const copied = new DatabaseSync(copy, { readOnly: true })
  const tables = copied.prepare(`select name from sqlite_master where type = 'table'`).all()
  copied.close()
  const names = tables.map(({ name }) => name)
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
