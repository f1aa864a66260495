import type { PushPayload } from './push-payload.ts'

/** Event of a push message; the browser's own types leave the worker out. */
interface PushEvent extends Event {
  data: { json: () => unknown } | null
  waitUntil: (work: Promise<unknown>) => void
}

interface PressEvent extends Event {
  notification: { close: () => void; data?: { path?: string } | null }
  waitUntil: (work: Promise<unknown>) => void
}

interface OpenWindow {
  url: string
  focus: () => Promise<OpenWindow>
  navigate: (address: string) => Promise<unknown>
}

interface PushScope {
  registration: {
    showNotification: (title: string, options: Record<string, unknown>) => Promise<void>
  }
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<OpenWindow[]>
    openWindow: (address: string) => Promise<unknown>
  }
  location: { host: string; origin: string }
  addEventListener: ((name: 'push', listener: (event: PushEvent) => void) => void) &
    ((name: 'notificationclick', listener: (event: PressEvent) => void) => void)
}

const scope = globalThis as unknown as PushScope

const statusPath = '/status'

/** Shows push messages, and opens the page of the one that is pressed. */
export function listenToPush() {
  // A browser that gets a push message must show something, whatever came.
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(read(event)))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data?.path ?? statusPath))
  })
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
  scope.registration.showNotification(title ?? scope.location.host, {
    body,
    lang,
    icon: '/icons/icon-192.png',
    data: { path: path ?? statusPath },
    ...(tag !== undefined && { tag, renotify: true }),
  })

/** Opens a page of this site: in its open window, else in a new one. */
async function open(path: string) {
  const address = new URL(path, scope.location.origin)
  // A message leads nowhere else.
  const to = address.origin === scope.location.origin ? address.href : statusPath
  const [window] = await scope.clients.matchAll({ type: 'window' })
  if (!window) return scope.clients.openWindow(to)
  const focused = await window.focus()
  return focused.url === to
    ? focused
    : focused.navigate(to).catch(() => scope.clients.openWindow(to))
}
