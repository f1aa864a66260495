/** What one process allows its connections (docs/decisions/0041). Times are in milliseconds. */
export interface ConnectionLimits {
  /** how long a connection may wait between two requests, or before its first */
  idleMs: number
  /** how long a client may accept no byte of what is waiting for it */
  unreadMs: number
  /** how long the head of a request may take to arrive */
  headMs: number
  /** how often connections are looked at */
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
 * The limits that a site runs with.
 * @param proxies how many proxies of ours stand in front: where there is one, all visitors come
 * from its address
 */
export const connectionLimits = ({ proxies }: { proxies: number }): ConnectionLimits => ({
  idleMs: 15_000,
  unreadMs: 30_000,
  headMs: 10_000,
  checkMs: 2_000,
  requestsPerConnection: 1_000,
  connections: 10_000,
  waitingPerAddress: proxies > 0 ? Infinity : 1_000,
  patienceMs: 5_000,
})
