import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { runStatement } from './postgres-server.ts'

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
    const administer = (statement: string) => runStatement(`${cluster}/postgres`, statement)
    await administer(`create database ${name}`)
    onTestFinished(
      async () => void (await administer(`drop database if exists ${name} with (force)`)),
    )
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
