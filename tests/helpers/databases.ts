import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, inject } from 'vitest'
import { openDatabase, type Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'

/** A fresh, migrated database for each test. */
export interface TestDatabase {
  readonly database: Database
}

interface Engine {
  name: string
  open: () => Promise<{ database: Database; drop: () => Promise<void> | void }>
}

const sqlite: Engine = {
  name: 'SQLite',
  open: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dyci-sqlite-'))
    const database = await openDatabase({ dataDir })
    return { database, drop: () => rmSync(dataDir, { recursive: true, force: true }) }
  },
}

const postgres = (cluster: string): Engine => ({
  name: 'PostgreSQL',
  open: async () => {
    const name = `t${randomBytes(8).toString('hex')}`
    await administer(cluster, `create database ${name}`)
    const database = await openDatabase({ dataDir: '', databaseUrl: `${cluster}/${name}` })
    return { database, drop: () => administer(cluster, `drop database ${name} with (force)`) }
  },
})

async function administer(cluster: string, statement: string) {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Runs the same tests on every database that the product supports, each test on a fresh, migrated one. PostgreSQL is
 * left out where it is not installed, which CI does not allow (see postgres-cluster.ts).
 */
export function describeOnDatabases(name: string, define: (test: TestDatabase) => void) {
  const cluster = inject('postgres')
  for (const engine of cluster ? [sqlite, postgres(cluster)] : [sqlite]) {
    describe(`${name} (${engine.name})`, () => {
      let opened: Awaited<ReturnType<Engine['open']>> | undefined
      beforeEach(async () => {
        opened = await engine.open()
        await migrate(opened.database)
      })
      afterEach(async () => {
        await opened?.database.destroy()
        await opened?.drop()
      })
      define({
        get database() {
          if (!opened) throw new Error('The database is open only while a test runs.')
          return opened.database
        },
      })
    })
  }
}
