/** A subscription as browsers describe it, as far as it is used here. */
interface Subscription {
  endpoint: string
  options?: { applicationServerKey: ArrayBuffer | null }
  toJSON: () => object
}

/** Event of a browser that replaces or ends a subscription; some browsers leave parts out. */
interface ChangeEvent extends Event {
  oldSubscription?: Subscription | null
  newSubscription?: Subscription | null
  waitUntil: (work: Promise<unknown>) => void
}

interface RenewScope {
  registration: {
    pushManager: { subscribe: (options: object) => Promise<Subscription> }
  }
  addEventListener: (name: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void) => void
}

const path = '/api/class-status/phone'

/** Keeps what a phone is told when its browser gives it another address at the push service. */
export function listenToRenewals() {
  const scope = globalThis as unknown as RenewScope
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event))
  })
}

async function renew(
  { registration }: RenewScope,
  { oldSubscription: old, newSubscription }: ChangeEvent,
): Promise<void> {
  // Without the old address no one knows what this phone was told.
  if (!old) return
  const { endpoint, options } = old
  const known = await call('POST', { endpoint }, '/choices')
  if (!known.ok) return
  const renewed =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: options?.applicationServerKey,
    }))
  const choices = (await known.json()) as object
  const stored = await call('PUT', { ...renewed.toJSON(), ...choices })
  if (stored.ok && renewed.endpoint !== endpoint) await call('DELETE', { endpoint })
}

const call = (method: string, body: object, at = '') =>
  fetch(path + at, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
