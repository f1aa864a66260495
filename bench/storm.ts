import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSettings } from '../db/database.ts'
import { dayInManila } from '../school/base/dates.ts'
import { departmentTags } from '../school/kinds/department-tags.ts'
import { storePhone } from '../abilities/class-status/subscriptions.server.ts'
import { PostgresServer } from '../tests/helpers/postgres-server.ts'
import { openSiteContent } from '../tests/helpers/site-content.ts'
import { signInAs } from '../tests/helpers/staff.ts'
import { openBrowser } from './browser.ts'
import type { Storm, StormResult, Visit } from './storm-families.ts'
import { startPush, type Push, type Subscription } from './storm-push.ts'
import {
  peakMegabytes,
  percentile,
  pin,
  rawAnswer,
  startNginx,
  startProxy,
  startSite,
  table,
} from './tools.ts'

const cores = availableParallelism()
/** Server and database run on one core, the families and the push service on the other. */
const [serverCore, familyCore] = cores > 1 ? ['0', '1'] : ['0', '0']

interface Plan {
  families: number
  /** in which they arrive */
  withinMs: number
  /** phones that are told */
  phones: number
  /** time from the first family to the publishing of the notice */
  publishAfterMs: number
  /** time from publishing until a node is killed, and time without it */
  killAfterMs: number
  awayMs: number
  /** between two edits of staff */
  editEveryMs: number
  /** time that a family takes to read a page */
  readMs: number
}

/** Maximum wait for the last phone after publishing, in milliseconds. */
const lastPhoneMs = 180_000

/** Server under test, for families and staff. */
interface Place {
  port: number
  /** the port that staff use */
  staffPort: number
  database: DatabaseSettings
  pids: () => number[]
  /** kills a node after publishing, and starts it again */
  suffer?: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * The morning of a typhoon: a class notice is published and pushed to phones while every family
 * opens the home page, /status and the notice, each with what a browser asks for then, and staff
 * edit. Then the same requests to nginx, which serves the same bytes from files; then the same
 * morning on two nodes behind nginx, of which one is killed.
 */
export async function measureStorm(plan: Plan): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dyci-storm-'))
  pin(process.pid, familyCore)
  const push = await startPush(folder)
  const settings = { PUSH_SERVICES: push.origin, NODE_EXTRA_CA_CERTS: push.certificate }
  const rows: (string | number)[][] = []
  const notes: string[] = []
  try {
    const alone = await onServerCore(() =>
      startAlone({ ...settings, DATA_DIR: join(folder, 'one') }),
    )
    const morning = await live(alone, plan, push)
    rows.push(rowOf('one process, SQLite', morning.result))
    notes.push(...morning.notes)
    const files = await thenStop(alone, readFiles(alone.port, morning.storm.visits))
    const nginx = await onServerCore(() => startNginx(4101, 1, files))
    const theirs = await thenStop(nginx, meetFamilies({ ...morning.storm, port: nginx.port }))
    rows.push(rowOf('nginx, the same bytes', theirs))
    if (process.env.POSTGRES_BIN === undefined) {
      notes.push('Set POSTGRES_BIN to measure two nodes as well.')
    } else {
      const pair = await onServerCore(() => startPair(settings, folder, plan))
      const second = await thenStop(pair, live(pair, plan, push))
      rows.push(rowOf('two nodes, PostgreSQL, one is killed', second.result))
      notes.push(...second.notes)
    }
  } finally {
    push.stop()
    rmSync(folder, { recursive: true })
    pin(process.pid, `0-${cores - 1}`)
  }
  const heads = ['requests', 'failed', 'sent again', 'median, ms', 'p99, ms', 'slowest, ms']
  return [table(['Server', ...heads, 'families late, ms'], rows), '', ...notes].join('\n')
}

/** Waits for the end of work, however it ends, and stops what it needed. */
async function thenStop<Value>(place: Pick<Place, 'stop'>, work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } finally {
    await place.stop()
  }
}

/** Starts processes on the core of the server; this process and what it starts later leave it. */
async function onServerCore<Value>(start: () => Promise<Value>): Promise<Value> {
  pin(process.pid, serverCore)
  try {
    return await start()
  } finally {
    pin(process.pid, familyCore)
  }
}

async function startAlone(settings: { DATA_DIR: string } & Record<string, string>): Promise<Place> {
  const site = await startSite(4100, settings)
  return {
    port: site.port,
    staffPort: site.port,
    database: { dataDir: settings.DATA_DIR },
    pids: () => [site.pid],
    stop: site.stop,
  }
}

/** Two nodes that share a database and a folder, and nginx before them. The first one is killed. */
async function startPair(
  settings: Record<string, string>,
  folder: string,
  { killAfterMs, awayMs }: Plan,
): Promise<Place> {
  const postgres = await PostgresServer.start(process.env.POSTGRES_BIN ?? '')
  const database = { dataDir: join(folder, '4102'), databaseUrl: `${postgres.url}/postgres` }
  const startNode = (port: number) =>
    startSite(port, {
      ...settings,
      DATA_DIR: join(folder, String(port)),
      DATABASE_URL: database.databaseUrl,
      TRUST_PROXY: '1',
    })
  let first = await startNode(4100)
  const second = await startNode(4102)
  const proxy = await startProxy(4101, [first.port, second.port])
  return {
    port: proxy.port,
    staffPort: second.port,
    database,
    pids: () => [first.pid, second.pid],
    suffer: async () => {
      await wait(killAfterMs)
      process.kill(first.pid, 'SIGKILL')
      await wait(awayMs)
      first = await onServerCore(() => startNode(4100))
    },
    stop: async () => {
      await Promise.all([proxy.stop(), first.stop(), second.stop()])
      await postgres.remove()
    },
  }
}

/** Lets the morning happen at a place. */
async function live(place: Place, plan: Plan, push: Push) {
  const staff = await signIn(place, await push.addPhones(plan.phones))
  const notice = await staff.draft('class-notice', noticeOf())
  const visits = await planVisits(place.port, notice.address)
  const storm: Storm = { port: place.port, visits, notice: notice.title, ...plan }
  const meeting = meetFamilies(storm)
  await wait(plan.publishAfterMs)
  await staff.publish('class-notice', notice.id)
  const publishedAt = Date.now()
  const [edits] = await Promise.all([editUntil(meeting, staff, plan.editEveryMs), place.suffer?.()])
  const result = await meeting
  let told = await push.countTold()
  // What a killed node had begun, the other one does when the lease ends.
  while (told < plan.phones && Date.now() < publishedAt + lastPhoneMs) {
    await wait(100)
    told = await push.countTold()
  }
  const toldAfter = Math.round((Date.now() - publishedAt) / 1_000)
  const megabytes = place.pids().map(peakMegabytes).join(' and ')
  const notes = [
    `The last page without the notice was asked for ${Math.max(0, result.lastWithout - publishedAt)} ms after publishing was answered. Phones told at the end, ${toldAfter} s after: ${told} of ${plan.phones}. Edits: ${edits}. Most memory: ${megabytes} MB.`,
    ...new Set(result.failures.slice(0, 5)),
  ]
  return { storm, result, notes }
}

/** Reads what families ask for, as it is sent. */
function readFiles(port: number, visits: readonly Visit[]) {
  const paths = [...new Set(visits.flatMap(({ path, files }) => [path, ...files]))]
  return Promise.all(
    paths.map(async (path) => ({ path, ...(await rawAnswer(`http://127.0.0.1:${port}${path}`)) })),
  )
}

const rowOf = (name: string, { times, failures, retries, late }: StormResult) => [
  name,
  (times.length + failures.length).toLocaleString('en-US'),
  failures.length,
  retries,
  percentile(times, 0.5),
  percentile(times, 0.99),
  percentile(times, 1),
  Math.round(late),
]

const noticeOf = () => ({
  state: 'no-classes',
  levels: [...departmentTags],
  day: dayInManila(new Date()),
  reason: 'signal-3',
})

/** Asks a browser what a phone loads on its first visit, from page to page. */
async function planVisits(port: number, notice: string): Promise<Visit[]> {
  const origin = `http://127.0.0.1:${port}`
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  const asked: string[] = []
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.url().startsWith(origin) && request.method() === 'GET')
      asked.push(pathname + search)
  })
  const visits: Visit[] = []
  // The notice is no page before it is published: it loads the same files as /status.
  for (const path of ['/', '/status']) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    visits.push({ path, files: [...new Set(asked.splice(0))].filter((each) => each !== path) })
  }
  await browser.close()
  return [...visits, { path: notice, files: [] }]
}

async function meetFamilies(storm: Storm): Promise<StormResult> {
  const families = fork(join(import.meta.dirname, 'storm-families.ts'))
  families.send(storm)
  const [result] = (await once(families, 'message')) as [StormResult]
  families.kill()
  return result
}

interface Entry {
  id: number
  title: string
  address: string
}

/** Subscribes phones and signs in. Returns what staff then do. */
async function signIn({ staffPort, ...place }: Place, phones: readonly Subscription[]) {
  const { database, close } = await openSiteContent(place.database)
  const { token } = await signInAs(database, 'administrator', { classStatus: true })
  for (const subscription of phones) {
    const wish = { ...subscription, levels: [...departmentTags], language: 'en' as const }
    await storePhone(database, wish, Date.now())
  }
  await close()
  const call = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${staffPort}/api/admin${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Entry
  }
  return {
    draft: (kind: string, data: object) => call(`/entries/${kind}`, { data }),
    publish: (kind: string, id: number) =>
      call(`/entries/${kind}/${id}/commands`, { action: 'publish' }),
  }
}

/**
 * Publishes one article after the other until the families are gone: each makes every page new.
 *
 * @returns how many
 */
async function editUntil(
  end: Promise<unknown>,
  staff: Awaited<ReturnType<typeof signIn>>,
  everyMs: number,
): Promise<number> {
  const over = end.then(() => false)
  let edits = 0
  do {
    edits += 1
    const { id } = await staff.draft('article', {
      title: `Storm news ${edits}`,
      content: '<p>Written while families read.</p>',
      category: 'Campus News',
      topics: [],
    })
    await staff.publish('article', id)
  } while (await Promise.race([over, wait(everyMs, true)]))
  return edits
}
