import { chmodSync } from 'node:fs'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { PostgresServer, runStatement } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * address of the test cluster without a database name, or '' where PostgreSQL is not installed
     */
    postgres: string
  }
}

/** The migrated database of the cluster that tests copy. */
export const preparedDatabase = 'prepared'

/** Copies the rows and counters of a prepared database, for {@link resetStatement}. */
export const keepInitialRows = `
  drop schema if exists initial cascade;
  drop schema if exists initial_counters cascade;
  create schema initial;
  create schema initial_counters;
  create table initial_counters.sequences as
    select sequencename, last_value from pg_sequences where schemaname = 'public';
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('create table initial.%I as table public.%I', name, name);
    end loop;
  end $$`

/** A table of this many bytes is emptied by `truncate`. */
const largeTableBytes = 262_144

/**
 * Resets a copy of a prepared database to the state of {@link keepInitialRows}. `truncate` makes new
 * files for every table, so small tables are emptied by `delete`, which takes a fifth of the time.
 */
export const resetStatement = `
  set session_replication_role = replica;
  do $$ declare name text; last bigint; largest bigint; tables text; begin
    select max(pg_relation_size(format('public.%I', tablename)::regclass)),
      string_agg(format('public.%I', tablename), ', ')
      into largest, tables from pg_tables where schemaname = 'initial';
    if largest > ${largeTableBytes} then execute 'truncate ' || tables; end if;
    for name in select tablename from pg_tables where schemaname = 'initial' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%I select * from initial.%I', name, name);
    end loop;
    for name, last in select * from initial_counters.sequences loop
      perform setval(format('public.%I', name)::regclass, coalesce(last, 1), last is not null);
    end loop;
  end $$`

/**
 * Makes the folder of all test databases of this run, unless scripts/test.mjs did. Workers end
 * without cleaning up, so their files are removed with it.
 */
function makeSharedFolder() {
  if (process.env.TEST_DATABASES) return () => {}
  const folder = makeDatabaseFolder('databases')
  // PostgreSQL runs under another account and must reach its folder inside.
  chmodSync(folder, 0o711)
  process.env.TEST_DATABASES = folder
  return () => removeTestFolder(folder)
}

/**
 * Starts a private PostgreSQL on a free port for the whole run, in a folder that is removed when it ends.
 */
export default async function startPostgres(project: TestProject) {
  const removeFolder = makeSharedFolder()
  const programs = process.env.POSTGRES_BIN ?? ''
  if (programs === '') {
    if (process.env.CI)
      throw new Error('CI runs the PostgreSQL tests, but POSTGRES_BIN is not set. Run: npm test')
    project.provide('postgres', '')
    return removeFolder
  }
  const server = await PostgresServer.start(programs)
  try {
    await prepareDatabase(server.url)
  } catch (error) {
    await server.remove()
    throw error
  }
  project.provide('postgres', server.url)
  return async () => {
    await server.remove()
    removeFolder()
  }
}

async function prepareDatabase(cluster: string) {
  await runStatement(`${cluster}/postgres`, `create database ${preparedDatabase}`)
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: `${cluster}/${preparedDatabase}`,
  })
  await migrate(database)
  await sql.raw(keepInitialRows).execute(database)
  await database.destroy()
}
