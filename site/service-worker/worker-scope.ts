/** An event that keeps the worker alive until its work is done. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
}

/** What this project uses of `ServiceWorkerGlobalScope`; the types of the browser leave it out. */
interface WorkerScope {
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const workerScope = globalThis as unknown as WorkerScope
