import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'

/** Makes a SQLite folder or a PostgreSQL database without tables, removed after the test. */
type MakeEmpty = () => Promise<DatabaseSettings & { dataDir: string }>

const emptySqlite: MakeEmpty = () => {
  const dataDir = makeDatabaseFolder('empty')
  onTestFinished(() => removeTestFolder(dataDir))
  return Promise.resolve({ dataDir })
}

const emptyPostgres =
  (cluster: string): MakeEmpty =>
  async () => {
    const name = `e${randomBytes(8).toString('hex')}`
    const administer = async (statement: string) => {
      const client = new pg.Client({ connectionString: `${cluster}/postgres` })
      await client.connect()
      await client.query(statement)
      await client.end()
    }
    await administer(`create database ${name}`)
    onTestFinished(() => administer(`drop database if exists ${name} with (force)`))
    return { ...(await emptySqlite()), databaseUrl: `${cluster}/${name}` }
  }

/**
 * Lists each installed engine for `test.each`: its name, and a function that makes an empty
 * database.
 */
export const emptyDatabases = (): [engine: string, make: MakeEmpty][] => {
  const cluster = inject('postgres')
  return [
    ['SQLite', emptySqlite],
    ...(cluster ? [['PostgreSQL', emptyPostgres(cluster)] as [string, MakeEmpty]] : []),
  ]
}
