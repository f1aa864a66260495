import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { siteOfTest, repeat } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { PostgresServer } from '../helpers/postgres-server.ts'
import { openEditor } from '../helpers/staff-calls.ts'
import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../helpers/local-server.ts'

/** A local address whose server a test can replace by another one, such as that of a database. */
interface SwitchedPort {
  port: number
  /** leads connections that are made from now on to another port; those that are open stay */
  leadTo: (target: number) => void
  stop: () => Promise<void>
}

/** Passes on what comes, byte for byte. @param target the port of the first server */
async function startSwitchedPort(target: number): Promise<SwitchedPort> {
  let leadsTo = target
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const onward = connect(leadsTo, '127.0.0.1')
    for (const [one, other] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const { port, stop } = await listenLocally(server)
  return {
    port,
    leadTo: (next) => (leadsTo = next),
    stop: async () => {
      for (const socket of open) socket.destroy()
      await stop()
    },
  }
}

const programs = process.env.POSTGRES_BIN ?? ''
const timeout = 120_000 * patience

/** Limit of the wait for a condition here, in milliseconds. */
const patiently = { timeout: Math.min(30_000 * patience, 60_000) }

/** Starts a primary and its standby behind one address, which leads to the primary. */
async function startPair() {
  const primary = await PostgresServer.start(programs)
  onTestFinished(() => primary.remove())
  const standby = await primary.addStandby()
  onTestFinished(() => standby.remove())
  const address = await startSwitchedPort(primary.port)
  onTestFinished(address.stop)
  return { primary, standby, address, url: `postgres://tests@127.0.0.1:${address.port}/postgres` }
}

describe.skipIf(programs === '')('a primary that is replaced by its standby', { timeout }, () => {
  test('loses no acknowledged save; cached pages go on, and writes come back', async () => {
    const { primary, standby, address, url } = await startPair()
    const site = await siteOfTest({ DATABASE_URL: url })
    const saveAt = await openEditor({ dataDir: '', databaseUrl: url })

    /** start of each acknowledged save, by the id of what it saved */
    const saved = new Map<number, number>()
    const refused = new Set<number>()
    const save = async () => {
      const begunAt = performance.now()
      const response = await saveAt(site.origin)
      const body = (await response.json()) as { id: number }
      if (response.status === 201) saved.set(body.id, begunAt)
      else refused.add(response.status)
    }
    const cached = ['/', '/dycian-news', '/status']
    const pages: number[] = []
    const visit = async (turn: number) => {
      const response = await fetch(site.origin + cached[turn % cached.length])
      await response.body?.cancel()
      pages.push(response.status)
    }
    for (const turn of cached.keys()) await visit(turn)
    const isReady = async () => (await fetch(`${site.origin}/readyz`)).ok
    const done = new AbortController()
    onTestFinished(() => done.abort())
    const work = Promise.all([repeat(4, done.signal, save), repeat(2, done.signal, visit)])
    await expect.poll(() => saved.size, patiently).toBeGreaterThan(20)

    primary.signal('SIGKILL')
    address.leadTo(standby.port)
    // Reading works before the promotion, and what is saved is refused.
    const searched = async () => (await fetch(`${site.origin}/search?q=robotics`)).status
    await expect.poll(searched, patiently).toBe(200)
    expect(await isReady()).toBe(false)

    await standby.promote()
    const promotedAt = performance.now()
    const savedAgain = () => [...saved.values()].filter((begunAt) => begunAt > promotedAt).length
    await expect.poll(savedAgain, patiently).toBeGreaterThan(20)
    done.abort()
    await work

    const rows = await standby.run('select id from entry')
    const ids = new Set(rows.map(({ id }) => Number(id)))
    expect([...saved.keys()].filter((id) => !ids.has(id))).toEqual([])
    expect([...refused].filter((status) => status !== 503)).toEqual([])
    expect(pages.filter((status) => status !== 200)).toEqual([])
    // A result from before may be reused for half a second.
    await expect.poll(isReady).toBe(true)
  })

  test('is left at once by all connections that lead to a server without writes', async () => {
    const { primary, standby, address, url } = await startPair()
    await primary.run('create table note (id int)')
    address.leadTo(standby.port)
    const database = await openDatabase({ dataDir: '', databaseUrl: url })
    onTestFinished(() => database.destroy())
    const read = () => sql`select pg_sleep(0.2)`.execute(database)
    const write = () => sql`insert into note values (1)`.execute(database)
    await Promise.all(Array.from({ length: 8 }, read))
    address.leadTo(primary.port)
    await expect(write()).rejects.toMatchObject({ name: 'StorageError', fault: 'read-only' })
    await Promise.all(Array.from({ length: 8 }, write))
    expect(await primary.run('select count(*)::int as notes from note')).toEqual([{ notes: 8 }])
  })
})
