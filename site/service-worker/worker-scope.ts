/** An event that keeps the worker alive until its work is done. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
}

/** Part of `ServiceWorkerGlobalScope` that this project uses; the browser's types leave it out. */
interface WorkerScope {
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly { url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const workerScope = globalThis as unknown as WorkerScope
