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
import type { PushSender } from './push-sender.ts'
import { testPushTask } from './push-task.ts'

type PhoneRouteParts = Pick<
  AbilityParts,
  'source' | 'pushServices' | 'publicOrigin' | 'proxies' | 'logger'
> & { pushSender: Pick<PushSender, 'send'> }

/** The address of the calls by which a phone is subscribed. */
const phonePath = '/api/class-status/phone'

/** Waits that a refusal names, in seconds. */
const retryAfter = { soon: 5, later: 600 }

/** Answer to a phone: its choices, or that its subscription has ended. */
type PhoneAnswer = ReturnType<typeof choicesOf> | { ended: true }

/**
 * Subscribes phones to class notices, changes their choices, and ends subscriptions. A phone is known
 * by its address at the push service, which only its browser and this site know.
 */
export function phoneRoutes(parts: PhoneRouteParts) {
  const { source, pushSender, pushServices, publicOrigin, logger } = parts
  const { database } = source
  const counts = new RequestCounts()
  let runningTests = 0
  const routes = createRoutes(logger)

  /** Checks the caller and the body before the database is asked; then sends the answer. */
  async function answer<Body>(
    context: Context,
    schema: ZodType<Body>,
    handle: (body: Body) => Promise<Refusal | PhoneAnswer>,
  ): Promise<Response> {
    context.header('cache-control', 'no-store')
    const body =
      refuseCaller(context) ?? (await readBody(context.req.raw, schema, openBodyLimitBytes))
    if (body instanceof Refusal) return sendRefusal(context, body)
    const result = await handle(body.value)
    return result instanceof Refusal ? sendRefusal(context, result) : context.json(result)
  }

  function refuseCaller(context: Context): Refusal | null {
    if (!isFromThisSite(context.req.raw.headers, publicOrigin)) {
      const error = `Open ${publicOrigin}/status/notify and choose from there.`
      return refuse('not-allowed', { error })
    }
    const isAllowed = counts.add(networkOf(callerOf(context, parts).address), source.now())
    return isAllowed ? null : refuse('busy', { retryAfter: retryAfter.later })
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
      const refusal = known || (await hasRoom(database)) ? await sendTest(wanted) : refuseMore()
      if (refusal) return refusal
    }
    const isStored = await storePhone(database, wanted, source.now())
    return isStored ? { levels, language } : refuseMore()
  }

  /** Sends the test message: a phone counts only when its service has accepted it. */
  async function sendTest(wanted: PushSubscriptionInput): Promise<Refusal | null> {
    if (runningTests >= subscriptionLimits.concurrentTests)
      return refuse('busy', { retryAfter: retryAfter.soon })
    runningTests += 1
    try {
      const { shortName } = await readReference(liveReader(database), siteSettingsKind)
      const outcome = await pushSender.send(testPushTask(wanted, shortName))
      if (outcome.what === 'handed-over') return null
      if (outcome.what === 'later') {
        const error = 'The push service did not take the test message. Try again in a minute.'
        return refuse('busy', { error, retryAfter: retryAfter.soon })
      }
      const message = 'The push service does not know this phone any more. Subscribe it again.'
      return refuseFields([{ field: 'endpoint', message }])
    } finally {
      runningTests -= 1
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

/** Refuses a phone beyond the maximum number of subscriptions. */
const refuseMore = () =>
  refuse('busy', {
    error: 'The school cannot tell more phones. Follow the class status on its page instead.',
  })
