import { dayInManila } from '../../school/base/dates.ts'
import type { Database } from '../../db/database.ts'
import type {
  Channel,
  DeliveryCounts,
} from '../../abilities/class-status/notice-messages.server.ts'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'
import { withDatabase } from './site-content.ts'
import { startTestSite, type TestSite } from './site.ts'
import { staffCalls } from './staff-calls.ts'
import { startStandInPush, type StandInPhone } from './stand-in-push.ts'

export const allLevels = ['pgs', 'jhs', 'shs', 'college']
const path = '/api/class-status/phone'

type ReachedNotice = { notice: number } & Record<Channel, DeliveryCounts>

/** Opens a site and the push service that its phones use; both share one folder. */
export async function openPushSite(settings: Record<string, string> = {}) {
  const folder = makeTestFolder('push')
  const push = await startStandInPush(folder)
  let site: TestSite | undefined

  const stop = async () => {
    await site?.stop()
    site = undefined
  }
  /** Returns the running site, or starts it again on the same data. */
  const start = async (more?: Record<string, string>): Promise<TestSite> => {
    if (more) await stop()
    const runs = site && site.process.exitCode === null && site.process.signalCode === null
    if (site && runs) return site
    site = await startTestSite({
      DATA_DIR: folder,
      PUSH_SERVICES: push.origin,
      NODE_EXTRA_CA_CERTS: push.certificate,
      ...settings,
      ...more,
    })
    return site
  }
  const inDatabase = <Value>(work: (database: Database) => Promise<Value>) =>
    withDatabase({ dataDir: folder }, work)
  return {
    push,
    start,
    stop,
    withDatabase: inDatabase,
    /** Lets the time until the next try pass, but not for what is on its way: it would be sent twice. */
    letTimePass: () =>
      inDatabase((database) =>
        database
          .updateTable('notice_message')
          .set({ due_at: 1 })
          .where('state', '=', 'waiting')
          .where('lease', 'is', null)
          .execute(),
      ),
    /** Removes notices and subscriptions, and fails when the push service found a fault. */
    clear: async () => {
      push.tokens.clear()
      await inDatabase(async (database) => {
        await database.deleteFrom('subscription').execute()
        await database.deleteFrom('entry').where('kind', '=', 'class-notice').execute()
      })
      const [fault] = push.faults.splice(0)
      if (fault !== undefined) throw new Error(`The push service refused a message: ${fault}`)
    },
    /** Signs in a person who may publish class status. */
    principal: async () => {
      const { origin } = await start()
      const site = { origin, dataDir: folder }
      return principalWith(await staffCalls(site, 'author', { classStatus: true }))
    },
    close: async () => {
      await stop()
      await push.stop()
      removeTestFolder(folder)
    },
  }
}

function principalWith({ call, publish }: Awaited<ReturnType<typeof staffCalls>>) {
  const own = 'entries/class-notice'
  const data = {
    state: 'no-classes',
    levels: allLevels,
    day: dayInManila(new Date()),
    reason: 'flood',
  }
  return {
    publish: async (fields: object = {}) =>
      (await publish('class-notice', { ...data, ...fields })).id,
    correct: (id: number, fields: object) =>
      call(`${own}/${id}/commands`, {
        action: 'publish',
        data: { ...data, ...fields },
        basedOn: 2,
      }),
    withdraw: (id: number) => call(`${own}/${id}/commands`, { action: 'unpublish' }),
    reached: async (id: number, channel: Channel = 'push') => {
      const { reached } = await call<{ reached: ReachedNotice[] }>('class-status')
      return reached.find(({ notice }) => notice === id)?.[channel]
    },
  }
}

/** Makes one of the calls that a browser makes for its phone. */
export async function callPhone(
  { origin }: Pick<TestSite, 'origin'>,
  method: 'PUT' | 'POST' | 'DELETE',
  body: object | string,
  { at = path, headers = {} }: { at?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(origin + at, {
    method,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as {
      error?: string
      problems?: { field: string; message: string }[]
    },
  }
}

/** Subscribes a phone to all levels in English, or to the choices. */
export const subscribe = (
  site: Pick<TestSite, 'origin'>,
  phone: StandInPhone,
  choices: object = {},
) =>
  callPhone(site, 'PUT', { ...phone.subscription, levels: allLevels, language: 'en', ...choices })

export const choicesOf = (
  site: Pick<TestSite, 'origin'>,
  { subscription: { endpoint } }: StandInPhone,
) => callPhone(site, 'POST', { endpoint }, { at: `${path}/choices` })

/** Returns the titles of the messages that a phone has shown. */
export const titles = ({ messages }: StandInPhone) =>
  messages.map(({ payload }) => payload['title'])
