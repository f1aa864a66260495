import { execFileSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { makeDatabaseFolder, removeTestFolder, startProcess, stopProcess } from './clean-up.ts'
import { patience } from './patience.ts'

/** Timeout of PostgreSQL until it accepts connections, in milliseconds. */
const startTimeout = 15_000 * patience

/** Runs a statement on a connection of its own. @returns the rows */
export async function runStatement(databaseUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A private PostgreSQL that a test may stop, freeze and start again on the same port. */
export class PostgresServer {
  readonly #programs: string
  readonly #user: { uid: number; gid: number } | null
  readonly #folder = makeDatabaseFolder('postgres')
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(programs: string, port: number) {
    this.#programs = programs
    this.#port = port
    // PostgreSQL refuses to run as root: uses the account of its package.
    this.#user = process.getuid?.() === 0 ? accountOf('postgres') : null
    if (this.#user) chownSync(this.#folder, this.#user.uid, this.#user.gid)
  }

  /** Makes an empty cluster and starts it. @param programs the folder of `initdb` and `postgres` */
  static async start(programs: string): Promise<PostgresServer> {
    const server = new PostgresServer(programs, await freePort())
    const options = ['-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
    execFileSync(join(programs, 'initdb'), ['-D', server.#data, ...options], {
      ...server.#user,
      cwd: server.#folder,
      stdio: 'pipe',
    })
    await server.start()
    return server
  }

  /**
   * Makes a standby that follows this cluster, and lets commits wait until the standby has them, as
   * `synchronous_standby_names` does in production.
   */
  async addStandby(): Promise<PostgresServer> {
    const standby = new PostgresServer(this.#programs, await freePort())
    const from = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', 'tests']
    execFileSync(join(this.#programs, 'pg_basebackup'), [...from, '-D', standby.#data, '-R'], {
      ...standby.#user,
      cwd: standby.#folder,
      stdio: 'pipe',
    })
    await standby.start()
    await this.run("alter system set synchronous_standby_names = '*'")
    await this.run('select pg_reload_conf()')
    return standby
  }

  /** Ends following: the standby takes writes from then on. */
  promote() {
    return this.run('select pg_promote(false)')
  }

  /** Runs a statement in the database `postgres`. */
  run(statement: string) {
    return runStatement(`${this.url}/postgres`, statement)
  }

  get port() {
    return this.#port
  }

  get #data() {
    return join(this.#folder, 'data')
  }

  /** Returns the cluster's address without a database name. */
  get url() {
    return `postgres://tests@127.0.0.1:${this.#port}`
  }

  async start() {
    const settings = [
      `port=${this.#port}`,
      'fsync=off',
      // It would let rows come in another order at moments of its own.
      'autovacuum=off',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.#folder}`,
    ]
    this.#process = startProcess(
      join(this.#programs, 'postgres'),
      ['-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#user, cwd: this.#folder, stdio: 'ignore' },
    )
    const deadline = Date.now() + startTimeout
    while (Date.now() < deadline && this.#process.exitCode === null) {
      try {
        await this.run('select 1')
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    await this.remove()
    throw new Error(
      'The PostgreSQL of the tests did not start. Check the server programs that POSTGRES_BIN names.',
    )
  }

  /**
   * Stops it as `pg_ctl stop -m` does: `fast` ends every connection cleanly, `immediate` like a
   * crash.
   */
  async stop(mode: 'fast' | 'immediate') {
    if (this.#process) await stopProcess(this.#process, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  }

  /**
   * Sends a signal to the server and all its connections, such as SIGSTOP, which makes it hang, and
   * SIGCONT.
   */
  signal(signal: NodeJS.Signals) {
    const pid = this.#process?.pid
    if (pid === undefined) return
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal)
  }

  /** Stops it and removes its files. */
  async remove() {
    await this.stop('immediate')
    removeTestFolder(this.#folder)
  }
}

/** Lists the child processes. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Finds an account of this machine. @throws when there is none of this name */
function accountOf(name: string) {
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, name]))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Ports below those that the system gives to programs that ask for any. */
const [firstPort, lastPort] = [15_000, 32_000]

/**
 * Returns a local port at which nothing listens. It stays free: whoever asks the system for a port
 * gets another one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
