import { execFileSync, type ChildProcess } from 'node:child_process'
import { chownSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { makeTestFolder, removeTestFolder, startProcess, stopProcess } from './clean-up.ts'
import { patience } from './patience.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the test cluster without a database name, or '' where PostgreSQL is not installed */
    postgres: string
  }
}

/** The migrated database of the cluster that tests copy. */
export const preparedDatabase = 'prepared'

/** Keeps a copy of the rows that the migrations leave, for {@link resetStatement}. */
const keepInitialRows = `
  create schema initial;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('create table initial.%I as table public.%I', name, name);
    end loop;
  end $$`

/** Puts a copy of the prepared database back to the state after the migrations, whatever a test wrote into it. */
export const resetStatement = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    execute (
      select 'truncate ' || string_agg(format('public.%I', tablename), ', ') || ' restart identity'
      from pg_tables where schemaname = 'initial'
    );
    for name in select tablename from pg_tables where schemaname = 'initial' loop
      execute format('insert into public.%I select * from initial.%I', name, name);
    end loop;
  end $$`

/** How long the cluster may take to answer, in milliseconds. */
const startTimeout = 15_000 * patience

/** Starts a private PostgreSQL on a free port for the whole run, in a folder that goes when it ends. */
export default async function startPostgres(project: TestProject) {
  const programs = process.env.POSTGRES_BIN ?? ''
  if (programs === '') {
    if (process.env.CI) throw new Error('CI runs the PostgreSQL tests, but POSTGRES_BIN is not set. Run: npm test')
    project.provide('postgres', '')
    return undefined
  }
  const folder = makeTestFolder('postgres')
  // PostgreSQL refuses to run as root: then the account does that its package brings.
  const user = process.getuid?.() === 0 ? accountOf('postgres') : null
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const server = startProcess(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const stop = async () => {
    await stopProcess(server, 'SIGINT')
    removeTestFolder(folder)
  }
  try {
    await waitUntilReady(programs, port, server)
    await prepareDatabase(`postgres://tests@127.0.0.1:${port}`)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', `postgres://tests@127.0.0.1:${port}`)
  return stop
}

async function prepareDatabase(cluster: string) {
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${preparedDatabase}`)
  await client.end()
  const database = await openDatabase({ dataDir: '', databaseUrl: `${cluster}/${preparedDatabase}` })
  await migrate(database)
  await sql.raw(keepInitialRows).execute(database)
  await database.destroy()
}

function accountOf(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error(`PostgreSQL cannot run as root, and there is no account named ${name}.`)
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitUntilReady(programs: string, port: number, server: ChildProcess) {
  const deadline = Date.now() + startTimeout
  while (Date.now() < deadline && server.exitCode === null) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The PostgreSQL of the tests did not start. Check the server programs that POSTGRES_BIN names.')
}
