/** Announced timeout of idle connections, in seconds; they are closed later (`idleMs`). */
export const keepAliveSeconds = 15

/**
 * Returns the limits of one process for its connections (docs/decisions/0004). Times are in
 * milliseconds.
 *
 * @param proxies how many trusted proxies are in front: behind one, all visitors come from its
 * address
 */
export const connectionLimits = ({ proxies }: { proxies: number }) => ({
  /** longest wait of a connection between two requests, or before its first */
  idleMs: 20_000,
  /** longest time in which a client accepts none of the bytes that wait for it */
  unreadMs: 30_000,
  /** longest time for the head of a request to arrive */
  headMs: 10_000,
  /** interval between two checks of the connections */
  checkMs: 2_000,
  /** requests that a connection may make before it is closed */
  requestsPerConnection: 1_000,
  /** connections in total */
  connections: 10_000,
  /** connections from one address that keep the site waiting for longer than `patienceMs` */
  waitingPerAddress: proxies > 0 ? Infinity : 1_000,
  patienceMs: 5_000,
})

export type ConnectionLimits = ReturnType<typeof connectionLimits>
