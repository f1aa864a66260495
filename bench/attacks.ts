import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { archiveOf, peakMegabytes, percentile, root, startSite, table } from './tools.ts'

/** Milliseconds between two visits, and how long a visitor waits before giving up. */
const betweenVisits = 50
const giveUp = 10_000

const attacks = [
  'no attacker',
  '200 connections with 1,000 pipelined requests, never read',
  '1,000 slow heads',
  '5,000 idle connections',
  '500 clients that ask for 200 pages and never read',
  '100 slow downloads',
]

/**
 * Measures how long visitors wait while the site is under each attack. Contacts only this machine.
 */
export async function measureAttacks({ seconds }: { seconds: number }): Promise<string> {
  const rows: (string | number)[][] = []
  for (const name of attacks) {
    const site = await startSite(4100, { DATA_DIR: archiveOf(1_000) })
    const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [
      name,
      String(site.port),
      largestFile(),
    ])
    const times: number[] = []
    const failures: string[] = []
    const visits: Promise<void>[] = []
    const until = Date.now() + seconds * 1_000
    for (let number = 0; Date.now() < until; number += 1) {
      const path = number % 2 ? '/' : `/dycian-news?page=${(number % 50) + 1}`
      visits.push(
        visit(site.port, path).then(
          (time) => void times.push(time),
          (error: unknown) => void failures.push(String(error)),
        ),
      )
      await new Promise((wait) => setTimeout(wait, betweenVisits))
    }
    await Promise.all(visits)
    attacker.send('how many are open?')
    const [open] = (await once(attacker, 'message')) as [number]
    rows.push([
      name,
      times.length,
      percentile(times, 0.5),
      percentile(times, 0.99),
      failures.length,
      open,
      peakMegabytes(site.pid),
    ])
    attacker.kill()
    await site.stop()
  }
  return table(
    [
      'Attack',
      'visits',
      'median, ms',
      'p99, ms',
      'failed',
      `still open after ${seconds} s`,
      'most MB',
    ],
    rows,
  )
}

/** Loads a page on a new connection. Returns the time until it arrived, in milliseconds. */
function visit(port: number, path: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asking = get(
      { port, path, agent: false, headers: { 'accept-encoding': 'br' } },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`${response.statusCode}`)),
        )
      },
    )
    asking.setTimeout(giveUp, () => asking.destroy(new Error('It took too long.')))
    asking.on('error', reject)
  })
}

/** Returns the address of the largest public file. */
function largestFile(): string {
  const folder = join(root, 'admin/build/assets/staff')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const [largest = ''] = names.toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  )
  return `/assets/staff/${largest}`
}
