import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest'
import { openDatabase, sqliteFile, type Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import type { Reader } from '../../school/content/reader.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { noon } from './entries.ts'
import { keepInitialRows, preparedDatabase, resetStatement } from './postgres-cluster.ts'
import { runStatement } from './postgres-server.ts'

/** A fresh, migrated database for each test, and the reader of its live content. */
export type TestDatabase = Readonly<Reader>

/** Content of a fresh database: nothing, or the starter content, put in at {@link noon}. */
type InitialContent = 'none' | 'starter'

/** A database engine, as a block of tests uses it. */
interface Engine {
  name: string
  /**
   * Prepares what all tests of the block share. @returns functions to open a fresh database and to
   * discard everything
   */
  prepare: (
    content: InitialContent,
  ) => Promise<{ open: () => Promise<OpenDatabase>; discard: () => Promise<void> | void }>
}

interface OpenDatabase {
  database: Database
  close: () => Promise<void>
}

const sqliteTemplates = new Map<InitialContent, Promise<string>>()

/** Makes a file for each test worker: copying it is ten times faster than migrating. */
async function prepareSqliteTemplate(content: InitialContent): Promise<string> {
  const dataDir = makeDatabaseFolder('sqlite-template')
  const database = await openDatabase({ dataDir })
  await migrate(database)
  if (content === 'starter') await addStarterContent(database)
  await database.destroy()
  return sqliteFile(dataDir)
}

const sqlite: Engine = {
  name: 'SQLite',
  prepare: async (content) => {
    const made = sqliteTemplates.get(content) ?? prepareSqliteTemplate(content)
    sqliteTemplates.set(content, made)
    const template = await made
    return { open: () => openCopy(template), discard: () => {} }
  },
}

async function openCopy(template: string): Promise<OpenDatabase> {
  const dataDir = makeDatabaseFolder('sqlite')
  copyFileSync(template, sqliteFile(dataDir))
  const database = await openDatabase({ dataDir })
  return {
    database,
    close: async () => {
      await database.destroy()
      removeTestFolder(dataDir)
    },
  }
}

/**
 * Copies a database once per block and empties it between tests: creating one takes half a second.
 */
const postgres = (cluster: string): Engine => ({
  name: 'PostgreSQL',
  prepare: async (content) => {
    const name = `t${randomBytes(8).toString('hex')}`
    const databaseUrl = `${cluster}/${name}`
    await runStatement(
      `${cluster}/postgres`,
      `create database ${name} template ${preparedDatabase}`,
    )
    if (content === 'starter') {
      const database = await openDatabase({ dataDir: '', databaseUrl })
      await addStarterContent(database)
      await sql.raw(keepInitialRows).execute(database)
      await database.destroy()
    }
    const open = async () => {
      await runStatement(databaseUrl, resetStatement)
      const database = await openDatabase({ dataDir: '', databaseUrl })
      return { database, close: () => database.destroy() }
    }
    return {
      open,
      discard: async () => {
        await runStatement(`${cluster}/postgres`, `drop database ${name} with (force)`)
      },
    }
  },
})

/** Does what the first start of the site does. Few tests need these modules, so they come late. */
async function addStarterContent(database: Database) {
  const [{ seedStarterContent }, { indexReferencePages }] = await Promise.all([
    import('../../content/seed.ts'),
    import('../../school/content/search/index-pages.server.ts'),
  ])
  await seedStarterContent(database, noon)
  await indexReferencePages(database)
}

/**
 * Runs tests on SQLite, each on a fresh, migrated database; in `npm run test:all` on PostgreSQL too.
 * For what is written in queries that mean the same to both.
 */
export const describeOnDatabases = (name: string, define: (test: TestDatabase) => void) =>
  describeWith('none', { name, isOnBoth: process.env.TEST_POSTGRES === 'all' }, define)

/** Like {@link describeOnDatabases}, with the starter content, put in at `noon`. */
export const describeOnStarterContent = (name: string, define: (test: TestDatabase) => void) =>
  describeWith('starter', { name, isOnBoth: process.env.TEST_POSTGRES === 'all' }, define)

/**
 * Runs the same tests on both databases in every run: for what they do differently, such as search,
 * order, locks and statements. PostgreSQL is skipped where it is not installed, which CI does not
 * allow (see postgres-cluster.ts).
 */
export const describeOnBothDatabases = (
  name: string,
  define: (test: TestDatabase) => void,
  content: InitialContent = 'none',
) => describeWith(content, { name, isOnBoth: true }, define)

function describeWith(
  content: InitialContent,
  { name, isOnBoth }: { name: string; isOnBoth: boolean },
  define: (test: TestDatabase) => void,
) {
  const cluster = isOnBoth && inject('postgres')
  for (const engine of cluster ? [sqlite, postgres(cluster)] : [sqlite]) {
    describe(`${name} (${engine.name})`, () => {
      let prepared: Awaited<ReturnType<Engine['prepare']>>
      let opened: OpenDatabase | undefined
      beforeAll(async () => {
        prepared = await engine.prepare(content)
      })
      afterAll(() => prepared.discard())
      beforeEach(async () => {
        opened = await prepared.open()
      })
      afterEach(() => opened?.close())
      define({
        get database() {
          if (!opened) throw new Error('The database is open only while a test runs.')
          return opened.database
        },
        language: 'en',
        preview: null,
      })
    })
  }
}
