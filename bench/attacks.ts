import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import {
  archiveOf,
  ask,
  median,
  megabytes,
  percentile,
  root,
  sitePort,
  startSite,
  table,
  type Task,
} from './tools.ts'

/** Interval between two visits, in milliseconds. */
const visitIntervalMs = 50

/** Wait after which a visitor gives up, in milliseconds. */
const giveUpMs = 10_000

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** Does something every second, as long as a connection is open. */
function everySecond(socket: Socket, work: () => void) {
  const timer = setInterval(work, 1_000)
  socket.once('close', () => clearInterval(timer))
}

interface Attack {
  /** number of connections */
  connections: number
  /** the work of each connection once it is open */
  behave: (socket: Socket) => void
}

/** The attacks, by what they do. Only this machine is contacted. */
const attacks: Record<string, Attack> = {
  'no attack': { connections: 0, behave: () => {} },
  '200 connections with 1,000 pipelined requests, not read': {
    connections: 200,
    behave: (socket) => socket.pause().write(requestOf('/').repeat(1_000)),
  },
  '1,000 slow heads': {
    connections: 1_000,
    behave: (socket) => {
      socket.resume().write('GET / HTTP/1.1\r\nX: ')
      everySecond(socket, () => socket.write('a'))
    },
  },
  '5,000 idle connections': { connections: 5_000, behave: (socket) => socket.resume() },
  '500 clients that ask for 200 pages and never read': {
    connections: 500,
    behave: (socket) => {
      const pages = Array.from({ length: 200 }, (_, page) => `/dycian-news?page=${page + 1}`)
      socket.pause().write(pages.map(requestOf).join(''))
    },
  },
  '100 slow downloads': {
    connections: 100,
    behave: (socket) => {
      socket.pause().write(requestOf(largestFile()))
      everySecond(socket, () => {
        socket.read(Math.min(2_000, socket.readableLength))
      })
    },
  },
}

/** Measures how long visitors wait while the site is under each attack. */
export const underAttack: Task = {
  title: 'Visitors while the site is attacked from this machine',
  run: async (quick) => {
    const seconds = quick ? 10 : 45
    const rows = []
    for (const name of Object.keys(attacks)) {
      await using site = await startSite({ DATA_DIR: archiveOf(1_000) })
      const attacker = fork(import.meta.filename, [name])
      const visits: Promise<number | null>[] = []
      for (let number = 0; number < (seconds * 1_000) / visitIntervalMs; number += 1) {
        visits.push(visit(number % 2 ? '/' : `/dycian-news?page=${(number % 50) + 1}`))
        await setTimeout(visitIntervalMs)
      }
      const times = (await Promise.all(visits)).filter((time) => time !== null)
      attacker.send('Count the open connections.')
      const [open] = (await once(attacker, 'message')) as [number]
      rows.push({
        Attack: name,
        visits: visits.length,
        'median, ms': median(times),
        'p99, ms': percentile(times, 0.99),
        failed: visits.length - times.length,
        [`still open after ${seconds} s`]: open,
        'most MB': megabytes(site.pid, 'VmHWM'),
      })
      attacker.kill()
    }
    return table(rows)
  },
}

/** Loads a page on a new connection. @returns the milliseconds until it arrived, `null` if it did not */
async function visit(path: string): Promise<number | null> {
  const started = performance.now()
  const arrival = ask(`http://127.0.0.1:${sitePort}${path}`).then(async (response) => {
    await buffer(response)
    return response.statusCode === 200 ? performance.now() - started : null
  })
  return Promise.race([arrival.catch(() => null), setTimeout(giveUpMs, null, { ref: false })])
}

/** Returns the address of the largest public file. */
function largestFile(): string {
  const folder = join(root, 'admin/build/assets/staff')
  const sizeOf = (name: string) => statSync(join(folder, name)).size
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return `/assets/staff/${names.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}

/** Runs an attack. Sends the number of its connections that are still open, when it is asked. */
async function attack({ connections, behave }: Attack) {
  let open = 0
  process.on('message', () => process.send?.(open))
  process.on('disconnect', () => process.exit())
  for (let count = 0; count < connections; count += 1) {
    const socket = connect({ port: sitePort, host: '127.0.0.1' })
    open += 1
    socket.on('error', () => {})
    socket.once('connect', () => behave(socket))
    socket.once('close', () => (open -= 1))
    // In batches within two seconds, so that opening them is not itself the attack.
    if (count % 100 === 99) await setTimeout(20)
  }
}

// In the process that underAttack starts.
const named = attacks[process.argv[2] ?? '']
if (import.meta.main && named) await attack(named)
