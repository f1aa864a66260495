import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { liveReader } from '../../../school/content/reader.ts'
import type { AbilityParts } from '../../../server/ability.ts'
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
import { refuse, refuseFields, Refusal, sendRefusal } from '../../../server/api/admin/refusals.ts'
import { openBodyLimitBytes, readBody } from '../../../server/api/admin/route.ts'
import { isFromThisSite } from '../../../server/same-site.ts'
import { createRoutes } from '../../../server/routes.ts'
import { isKnownService } from './known-push-services.ts'
import type { Notifications } from './notifications.ts'
import { testPushTask } from './push-task.ts'

type PhoneRouteParts = Pick<
  AbilityParts,
  'source' | 'pushServices' | 'publicOrigin' | 'proxies' | 'logger'
> & { notifications: Pick<Notifications, 'getPushSender'> }

/** The address of the calls by which a phone is subscribed. */
const phonePath = '/api/class-status/phone'

const seconds = { soon: 5, later: 600 }

/** The choices of a phone that is told, or that it is told no more. */
type PhoneAnswer = ReturnType<typeof choicesOf> | { ended: true }

/**
 * Subscribes phones to class notices, changes what they are told, and ends it. A phone is known by
 * its address at the push service, which only its browser and this site know.
 */
export function phoneRoutes(parts: PhoneRouteParts) {
  const { source, notifications, pushServices, publicOrigin, logger } = parts
  const { database } = source
  const counts = new RequestCounts()
  let tested = 0
  const routes = createRoutes(logger)

  /** Checks who calls and what was sent, before the database is asked; then sends the answer. */
  async function answer<Body>(
    context: Context,
    schema: ZodType<Body>,
    handle: (body: Body) => Promise<Refusal | PhoneAnswer>,
  ): Promise<Response> {
    context.header('cache-control', 'no-store')
    const body =
      refuseCaller(context) ?? (await readBody(context.req.raw, schema, openBodyLimitBytes))
    if (body instanceof Refusal) return sendRefusal(context, body)
    const answered = await handle(body.value)
    return answered instanceof Refusal ? sendRefusal(context, answered) : context.json(answered)
  }

  function refuseCaller(context: Context): Refusal | null {
    if (!isFromThisSite(context.req.raw.headers, publicOrigin)) {
      const error = `Open ${publicOrigin}/status/notify and choose from there.`
      return refuse('not-allowed', { error })
    }
    const isAllowed = counts.add(networkOf(callerOf(context, parts).address), source.now())
    return isAllowed ? null : refuse('busy', { retryAfter: seconds.later })
  }

  async function subscribe(wanted: PushSubscriptionInput) {
    const { endpoint, keys, levels, language } = wanted
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
    const isStored = await storePhone(database, wanted, source.now())
    return isStored ? { levels, language } : full()
  }

  /** Sends the test message: a phone counts only when its service has accepted it. */
  async function test(wanted: PushSubscriptionInput): Promise<Refusal | null> {
    if (tested >= subscriptionLimits.atOnce) return refuse('busy', { retryAfter: seconds.soon })
    tested += 1
    try {
      const pushSender = await notifications.getPushSender()
      const { shortName } = await readReference(liveReader(database), siteSettingsKind)
      const outcome = await pushSender?.send(testPushTask(wanted, shortName))
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

  routes.put(phonePath, (context) => answer(context, pushSubscriptionSchema, subscribe))

  routes.post(`${phonePath}/choices`, (context) =>
    answer(context, pushAddressSchema, async ({ endpoint }) => {
      const known = await findSubscription(database, 'push', endpoint)
      return known
        ? choicesOf(known)
        : refuse('not-found', { error: 'This phone is not subscribed.' })
    }),
  )

  routes.delete(phonePath, (context) =>
    answer(context, pushAddressSchema, async ({ endpoint }) => {
      await endSubscription(database, 'push', endpoint)
      return { ended: true } as const
    }),
  )
  return routes
}

const full = () =>
  refuse('busy', {
    error: 'The school cannot tell more phones. Follow the class status on its page instead.',
  })
