// Loaded into the product with `--import`: it kills itself before a statement of SQL that it is about
// to run, on SQLite or PostgreSQL.
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const setting = process.env.KILL_AT_STATEMENT
delete process.env.KILL_AT_STATEMENT

/** Lets a method that gets a statement first look whether it is the last one. */
function watchStatements(object: object, name: string) {
  const run = Reflect.get(object, name) as (...given: unknown[]) => unknown
  Reflect.set(object, name, function (this: unknown, ...given: unknown[]) {
    const text = typeof given[0] === 'string' ? given[0] : JSON.stringify(given[0])
    if (setting && text.includes(setting)) process.kill(process.pid, 'SIGKILL')
    return run.apply(this, given)
  })
}

if (setting) {
  watchStatements(DatabaseSync.prototype, 'prepare')
  watchStatements(pg.Client.prototype, 'query')
}
