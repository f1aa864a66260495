import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { ZodType } from 'zod'
import { liveReader } from '../../../school/content/reader.ts'
import type { ContentSource } from '../../../school/content/content-host/content-source.server.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import {
  pushAddressSchema,
  pushSubscriptionSchema,
  type PushSubscriptionInput,
} from '../subscription.ts'
import { RequestCounts, subscriptionLimits } from '../subscription-limits.ts'
import {
  choicesOf,
  endSubscription,
  findSubscription,
  hasRoom,
  storePhone,
} from '../subscriptions.server.ts'
import { networkOf } from '../../../school/staff/accounts/network-counts.server.ts'
import { callerOf } from '../../../server/api/admin/caller.ts'
import { openBodyLimitBytes, readBody } from '../../../server/api/admin/read-body.ts'
import { refuse, refuseFields, Refusal, sendRefusal } from '../../../server/api/admin/refusals.ts'
import { isFromThisSite } from '../../../server/same-site.ts'
import { createRoutes } from '../../../server/routes.ts'
import { isKnownService } from './known-services.ts'
import type { Notifications } from './notifications.ts'
import { testPushTask } from './push-messages.ts'

export interface SubscriptionRouteParts {
  source: ContentSource
  notifications: Pick<Notifications, 'push'>
  /** push services beside those of the known browsers */
  pushServices: readonly string[]
  publicOrigin: string
  proxies: number
  logger: Logger
}

/** The address of the calls by which a phone is subscribed. */
const phonePath = '/api/class-status/phone'

const seconds = { soon: 5, later: 600 }

/**
 * Subscribes phones to class notices, changes what they are told, and ends it. A phone is known by
 * its address at the push service, which only its browser and this site know.
 */
export function subscriptionRoutes(parts: SubscriptionRouteParts) {
  const { source, notifications, pushServices, publicOrigin, logger } = parts
  const { database } = source
  const counts = new RequestCounts()
  let tested = 0
  const routes = createRoutes(logger)

  /** Checks who calls and what was sent, before the database is asked. */
  async function receive<Body>(context: Context, schema: ZodType<Body>): Promise<Body | Refusal> {
    context.header('cache-control', 'no-store')
    if (!isFromThisSite(context.req.raw.headers, publicOrigin)) {
      const error = `Open ${publicOrigin}/status/notify and choose from there.`
      return refuse('not-allowed', { error })
    }
    if (!counts.add(networkOf(callerOf(context, parts).address), source.now()))
      return refuse('busy', { retryAfter: seconds.later })
    const body = await readBody(context.req.raw, schema, openBodyLimitBytes)
    return body instanceof Refusal ? body : body.value
  }

  async function subscribe(wanted: PushSubscriptionInput): Promise<Refusal | null> {
    const { endpoint, keys } = wanted
    if (!isKnownService(endpoint, pushServices)) {
      const message = 'This is not the address of a push service that the school sends to.'
      return refuseFields([{ field: 'endpoint', message }])
    }
    const known = await findSubscription(database, 'push', endpoint)
    const isTested = known?.p256dh === keys.p256dh && known.auth === keys.auth
    if (!isTested) {
      const refusal = known || (await hasRoom(database)) ? await test(wanted) : full()
      if (refusal) return refusal
    }
    return (await storePhone(database, wanted, source.now())) ? null : full()
  }

  /** Sends the test message: a phone counts only when its service has accepted it. */
  async function test(wanted: PushSubscriptionInput): Promise<Refusal | null> {
    if (tested >= subscriptionLimits.atOnce) return refuse('busy', { retryAfter: seconds.soon })
    tested += 1
    try {
      const push = await notifications.push()
      const { shortName } = await readReference(liveReader(database), siteSettingsKind)
      const outcome = await push?.send(testPushTask(wanted, wanted, shortName))
      if (outcome?.what === 'handed-over') return null
      const isTheirs = outcome?.what === 'gone' || outcome?.what === 'failed'
      const message = isTheirs
        ? 'The push service does not know this phone any more. Subscribe it again.'
        : 'The push service did not take the test message. Try again in a minute.'
      return isTheirs
        ? refuseFields([{ field: 'endpoint', message }])
        : refuse('busy', { error: message, retryAfter: seconds.soon })
    } finally {
      tested -= 1
    }
  }

  routes.put(phonePath, async (context) => {
    const wanted = await receive(context, pushSubscriptionSchema)
    if (wanted instanceof Refusal) return sendRefusal(context, wanted)
    const refusal = await subscribe(wanted)
    if (refusal) return sendRefusal(context, refusal)
    return context.json({ levels: wanted.levels, language: wanted.language })
  })

  routes.post(`${phonePath}/choices`, async (context) => {
    const sent = await receive(context, pushAddressSchema)
    if (sent instanceof Refusal) return sendRefusal(context, sent)
    const known = await findSubscription(database, 'push', sent.endpoint)
    if (known) return context.json(choicesOf(known))
    return sendRefusal(context, refuse('not-found', { error: 'This phone is not subscribed.' }))
  })

  routes.delete(phonePath, async (context) => {
    const sent = await receive(context, pushAddressSchema)
    if (sent instanceof Refusal) return sendRefusal(context, sent)
    await endSubscription(database, 'push', sent.endpoint)
    return context.json({ ended: true })
  })
  return routes
}

const full = () =>
  refuse('busy', {
    error: 'The school cannot tell more phones. Follow the class status on its page instead.',
  })
