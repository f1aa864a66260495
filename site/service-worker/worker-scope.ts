/** An event that keeps the worker alive until its work is done. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

export interface PushEvent extends LastingEvent {
  data: { json: () => unknown } | null
}

interface PressEvent extends LastingEvent {
  notification: { close: () => void; data?: { path?: string } | null }
}

/** A push subscription, as far as it is used here. */
interface Subscription {
  endpoint: string
  options?: { applicationServerKey: ArrayBuffer | null }
  toJSON: () => object
}

/** Event of a browser that replaces or ends a subscription; some browsers leave parts out. */
export interface SubscriptionChangeEvent extends LastingEvent {
  oldSubscription?: Subscription | null
  newSubscription?: Subscription | null
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  push: PushEvent
  notificationclick: PressEvent
  pushsubscriptionchange: SubscriptionChangeEvent
}

interface OpenWindow {
  url: string
  focus: () => Promise<OpenWindow>
  navigate: (address: string) => Promise<unknown>
}

/** Part of `ServiceWorkerGlobalScope` that this project uses; the browser's types leave it out. */
interface WorkerScope {
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (options: {
      type: 'window'
      includeUncontrolled?: boolean
    }) => Promise<readonly OpenWindow[]>
    openWindow: (address: string) => Promise<unknown>
  }
  registration: {
    showNotification: (title: string, options: Record<string, unknown>) => Promise<void>
    pushManager: { subscribe: (options: object) => Promise<Subscription> }
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const workerScope = globalThis as unknown as WorkerScope
