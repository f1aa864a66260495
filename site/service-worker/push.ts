import { workerScope, type PushEvent, type SubscriptionChangeEvent } from './worker-scope.ts'

/** Content of a push message: the site sends it to a phone, whose service worker shows it. */
export interface PushPayload {
  title: string
  body: string
  /** a notification with the same tag takes the place of the one before */
  tag: string
  /** the language of the words */
  lang: string
  /** the page that a press opens, a path of this site */
  path: string
}

const statusPath = '/status'
const subscriptionsPath = '/api/class-status/phone'

/** Shows push messages, opens the page of a pressed message, and renews subscriptions. */
export function listenToPush() {
  // A browser must show something for each push message, even for one that cannot be read.
  workerScope.addEventListener('push', (event) => {
    event.waitUntil(show(read(event)))
  })
  workerScope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data?.path ?? statusPath))
  })
  workerScope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

function read({ data }: PushEvent): Partial<PushPayload> {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Shows a message; a later one about the same notice takes its place, and is noticed again. */
const show = ({ title, body = '', tag, lang = '', path }: Partial<PushPayload>) =>
  workerScope.registration.showNotification(title ?? workerScope.location.host, {
    body,
    lang,
    icon: '/icons/icon-192.png',
    data: { path: path ?? statusPath },
    ...(tag !== undefined && { tag, renotify: true }),
  })

/** Opens a page of this site: in its open window, else in a new one. */
async function open(path: string) {
  const address = new URL(path, workerScope.location.origin)
  // A message leads nowhere else.
  const to = address.origin === workerScope.location.origin ? address.href : statusPath
  const [window] = await workerScope.clients.matchAll({ type: 'window' })
  if (!window) return workerScope.clients.openWindow(to)
  const focused = await window.focus()
  return focused.url === to
    ? focused
    : focused.navigate(to).catch(() => workerScope.clients.openWindow(to))
}

/** Keeps the choices of a subscriber when the browser changes its address at the push service. */
async function renew({ oldSubscription: old, newSubscription }: SubscriptionChangeEvent) {
  // The server knows the choices by the old address alone.
  if (!old) return
  const { endpoint, options } = old
  const known = await call('POST', { endpoint }, '/choices')
  if (!known.ok) return
  const renewed =
    newSubscription ??
    (await workerScope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: options?.applicationServerKey,
    }))
  const choices = (await known.json()) as object
  const stored = await call('PUT', { ...renewed.toJSON(), ...choices })
  if (stored.ok && renewed.endpoint !== endpoint) await call('DELETE', { endpoint })
}

const call = (method: string, body: object, at = '') =>
  fetch(subscriptionsPath + at, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
