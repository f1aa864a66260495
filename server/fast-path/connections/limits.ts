/** Limits of one process for its connections (docs/decisions/0004). Times are in milliseconds. */
export interface ConnectionLimits {
  /** longest wait of a connection between two requests, or before its first */
  idleMs: number
  /** longest time in which a client accepts none of the bytes that wait for it */
  unreadMs: number
  /** longest time for the head of a request to arrive */
  headMs: number
  /** interval between two checks of the connections */
  checkMs: number
  /** requests that a connection may make before it is closed */
  requestsPerConnection: number
  /** connections in total */
  connections: number
  /** connections from one address that keep the site waiting for longer than `patienceMs` */
  waitingPerAddress: number
  patienceMs: number
}

/**
 * Timeout of idle connections that the site announces to clients, in seconds. It closes them later
 * (`idleMs`): a request may be on its way.
 */
export const keepAliveSeconds = 15

/**
 * Returns the limits of a site.
 *
 * @param proxies how many trusted proxies are in front: behind one, all visitors come from its
 * address
 */
export const connectionLimits = ({ proxies }: { proxies: number }): ConnectionLimits => ({
  idleMs: 20_000,
  unreadMs: 30_000,
  headMs: 10_000,
  checkMs: 2_000,
  requestsPerConnection: 1_000,
  connections: 10_000,
  waitingPerAddress: proxies > 0 ? Infinity : 1_000,
  patienceMs: 5_000,
})
