import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { storePhone } from '../abilities/class-status/subscriptions.server.ts'
import { dayInManila } from '../school/base/dates.ts'
import { departmentTags } from '../school/kinds/department-tags.ts'
import { withDatabase } from '../tests/helpers/site-content.ts'
import { staffCalls } from '../tests/helpers/staff-calls.ts'
import { openBrowser } from './browser.ts'
import type { Storm, StormResult, Visit } from './storm-families.ts'
import { startPush, type Push } from './storm-push.ts'
import {
  megabytes,
  percentile,
  pin,
  startNginx,
  startSite,
  table,
  type Server,
  type Task,
} from './tools.ts'

const cores = availableParallelism()
/** Server and database run on one core, the families and the push service on the other. */
const [serverCore, familyCore] = cores > 1 ? ['0', '1'] : ['0', '0']

/** Sizes and times; all times are in milliseconds. */
const plans = {
  quick: {
    families: 1_200,
    phones: 300,
    /** time in which all families arrive */
    withinMs: 20_000,
    publishAfterMs: 1_000,
    /** interval between two edits of staff */
    editEveryMs: 1_000,
    /** time that a family takes to read a page */
    readMs: 2_000,
  },
  full: {
    families: 12_205,
    phones: 3_000,
    withinMs: 50_000,
    publishAfterMs: 5_000,
    editEveryMs: 2_000,
    readMs: 4_000,
  },
}

/**
 * The morning of a typhoon: a class notice is published and pushed to phones while every family
 * opens the home page, /status and the notice, each with what a browser asks for then, and staff
 * edit. Then the same requests to nginx, which serves the same bytes from files.
 */
export const storm: Task = {
  title: 'The morning of a typhoon',
  run: async (quick) => {
    const plan = quick ? plans.quick : plans.full
    using folder = mkdtempDisposableSync(join(tmpdir(), 'dyci-storm-'))
    pin(process.pid, familyCore)
    using push = await startPush(folder.path)
    const site = await onServerCore(() => startStormSite(push, folder.path))
    const staff = await signIn(site, push, plan.phones)
    const notice = await staff.draft('class-notice', noticeOfToday())
    const visits = await planVisits(site.port, notice.address)
    const asked: Storm = { port: site.port, visits, notice: notice.title, ...plan }
    const meeting = meetFamilies(asked)
    await wait(plan.publishAfterMs)
    await staff.publish('class-notice', notice.id)
    const publishedAt = Date.now()
    const edits = await editUntil(meeting, staff, plan.editEveryMs)
    const ours = await meeting
    const told = await push.waitUntilTold(plan.phones)
    const toldAfter = Math.round((Date.now() - publishedAt) / 1_000)
    const memory = megabytes(site.pid, 'VmHWM')
    const paths = new Set(visits.flatMap(({ path, files }) => [path, ...files]))
    await using nginx = await onServerCore(() => startNginx(site.port, [...paths]))
    await site.stop()
    const theirs = await meetFamilies({ ...asked, port: nginx.port })
    pin(process.pid, `0-${cores - 1}`)
    return [
      table([rowOf('one process, SQLite', ours), rowOf('nginx, the same bytes', theirs)]),
      '',
      `The last page without the notice was asked for ${Math.max(0, ours.lastWithoutAt - publishedAt)} ms after publishing was answered. Phones told at the end, ${toldAfter} s after: ${told} of ${plan.phones}. Edits: ${edits}. Most memory: ${memory} MB.`,
      ...new Set(ours.failures.slice(0, 5)),
    ].join('\n')
  },
}

/** Measures how long a class notice takes to the phones of subscribers, with nothing else to do. */
export const push: Task = {
  title: 'A class notice to the phones of subscribers',
  run: async (quick) => {
    const phones = quick ? 2_000 : 12_000
    using folder = mkdtempDisposableSync(join(tmpdir(), 'dyci-push-'))
    using service = await startPush(folder.path)
    await using site = await startStormSite(service, folder.path)
    const staff = await signIn(site, service, phones)
    const { id } = await staff.draft('class-notice', noticeOfToday())
    const began = performance.now()
    await staff.publish('class-notice', id)
    const published = performance.now() - began
    const reached = await service.waitUntilTold(phones)
    const seconds = (performance.now() - began) / 1_000
    return table([
      {
        Phones: phones,
        reached,
        seconds: seconds.toFixed(1),
        'messages/s': reached / seconds,
        'publishing, ms': published,
      },
    ])
  },
}

/** Starts processes on the core of the server; this process and what it starts later leave it. */
async function onServerCore<Started extends Server>(
  start: () => Promise<Started>,
): Promise<Started> {
  pin(process.pid, serverCore)
  try {
    return await start()
  } finally {
    pin(process.pid, familyCore)
  }
}

type StormSite = Awaited<ReturnType<typeof startStormSite>>

async function startStormSite({ settings }: Push, folder: string) {
  const dataDir = join(folder, 'site')
  const site = await startSite({ ...settings, DATA_DIR: dataDir })
  return { ...site, origin: `http://127.0.0.1:${site.port}`, dataDir }
}

/** Subscribes phones and signs in. Returns what staff then do. */
async function signIn(site: StormSite, push: Push, phones: number) {
  const subscriptions = await push.addPhones(phones)
  await withDatabase(site, async (database) => {
    for (const subscription of subscriptions) {
      const wish = { ...subscription, levels: [...departmentTags], language: 'en' as const }
      await storePhone(database, wish, Date.now())
    }
  })
  const { call } = await staffCalls(site, 'administrator', { classStatus: true })
  return {
    draft: (kind: string, data: object) => call(`entries/${kind}`, { data }),
    publish: (kind: string, id: number) =>
      call(`entries/${kind}/${id}/commands`, { action: 'publish' }),
  }
}

const noticeOfToday = () => ({
  state: 'no-classes',
  levels: [...departmentTags],
  day: dayInManila(new Date()),
  reason: 'signal-3',
})

/** Publishes articles until the families are gone: each makes every page new. @returns how many */
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

const rowOf = (name: string, { times, failures, retries, ownDelayMs }: StormResult) => ({
  Server: name,
  requests: times.length + failures.length,
  failed: failures.length,
  'sent again': retries,
  'median, ms': percentile(times, 0.5),
  'p99, ms': percentile(times, 0.99),
  'slowest, ms': percentile(times, 1),
  'families late, ms': ownDelayMs,
})

/** Asks a browser what a phone loads on its first visit, from page to page. */
async function planVisits(port: number, notice: string): Promise<Visit[]> {
  const origin = `http://127.0.0.1:${port}`
  await using browser = await openBrowser()
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
  return [...visits, { path: notice, files: [] }]
}

async function meetFamilies(storm: Storm): Promise<StormResult> {
  const families = fork(join(import.meta.dirname, 'storm-families.ts'))
  families.send(storm)
  const [result] = (await once(families, 'message')) as [StormResult]
  families.kill()
  return result
}
