import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Connection } from './connection.ts'
import type { ConnectionLimits } from './limits.ts'

/** The share of all connections that is closed at once, so that searches for room are rare. */
const roomShare = 0.05

/** Maximum number of connections with pipelined requests that go on in a turn of the event loop. */
const maxInOneTurn = 2

/** All open connections of this process, and the rules for closing them (docs/decisions/0004). */
export class Connections {
  readonly limits: ConnectionLimits
  readonly #turns = pLimit(maxInOneTurn)
  readonly #open = new Map<Socket, Connection>()
  readonly #report: (closed: number) => void
  readonly #timer: NodeJS.Timeout
  #isDraining = false
  /** time until which no room is searched for: the last search found none */
  #fullUntil = 0

  /** @param report called with the number of connections closed because there were too many */
  constructor(limits: ConnectionLimits, report: (closed: number) => void = () => {}) {
    this.limits = limits
    this.#report = report
    this.#timer = setInterval(() => this.#check(), limits.checkMs).unref()
  }

  /** Admits a new connection, or closes it when all others are busy. */
  admit(socket: Socket): Connection | null {
    const now = performance.now()
    if (this.#open.size >= this.limits.connections && !this.#makeRoom(now)) {
      socket.destroy()
      return null
    }
    const connection = new Connection(socket, now)
    this.#open.set(socket, connection)
    socket.once('close', () => this.#open.delete(socket))
    return connection
  }

  /**
   * Counts a request of Node's HTTP server until it is answered.
   *
   * @returns `false` when it must not be answered: its connection is closed, or had its last answer
   */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { requestsPerConnection } = this.limits
    const connection = this.#open.get(request.socket)
    // Nothing is read after the last request of a connection; its answer ends it.
    if (!connection || connection.requests >= requestsPerConnection) return false
    connection.begin()
    response.once('close', () => connection.end())
    if (this.#isDraining || connection.requests === requestsPerConnection)
      response.setHeader('connection', 'close')
    return true
  }

  /** Lets a connection go on in its turn: new requests are served in between, however many wait. */
  inTurn(goOn: () => void) {
    void this.#turns(async () => {
      await setImmediate()
      goOn()
    })
  }

  /** Lets each connection end with its next answer, so that proxies keep none that is about to close. */
  drain() {
    this.#isDraining = true
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  get count(): number {
    return this.#open.size
  }

  /** Returns whether bytes of some request wait to be parsed, or of some answer to be read. */
  get someBytesWait(): boolean {
    return [...this.#open.values()].some((each) => each.hasWaitingBytes || each.isUnread)
  }

  /**
   * Closes those that Node's HTTP server does not know, each after its answers were read.
   *
   * @param firstRequestMs how long a new connection may take until its first request
   */
  closeOutsideHttp(firstRequestMs = 0) {
    const now = performance.now()
    for (const connection of this.#open.values()) {
      const { socket, isInHttp, requests } = connection
      const isAwaited = requests === 0 && connection.idleMs(now) < firstRequestMs
      if (!isInHttp && !isAwaited) socket.destroySoon()
    }
  }

  closeAll() {
    this.#close(this.#open.values())
  }

  stop() {
    clearInterval(this.#timer)
  }

  #close(connections: Iterable<Connection>) {
    for (const { socket } of connections) {
      this.#open.delete(socket)
      socket.destroy()
    }
  }

  #check() {
    const now = performance.now()
    const { idleMs, unreadMs, patienceMs } = this.limits
    const waiting: Connection[] = []
    for (const connection of this.#open.values()) {
      connection.checkProgress(now)
      // A connection whose request is being answered has made progress just now.
      const ownIdleMs = connection.idleMs(now)
      const limitMs = connection.isUnread ? unreadMs : idleMs
      if (ownIdleMs >= limitMs) this.#close([connection])
      else if (connection.keepsWaiting && ownIdleMs >= patienceMs) waiting.push(connection)
    }
    const surplus = this.#surplusOf(waiting, now)
    this.#close(surplus)
    if (surplus.length > 0) this.#report(surplus.length)
  }

  /** Lists the connections beyond the limit of an address, the longest without progress first. */
  #surplusOf(connections: Iterable<Connection>, now: number): Connection[] {
    const { waitingPerAddress } = this.limits
    const byNetwork = Map.groupBy(connections, ({ network }) => network)
    return [...byNetwork.values()].flatMap((group) =>
      byIdleTime(group, now).slice(0, Math.max(0, group.length - waitingPerAddress)),
    )
  }

  /**
   * Closes the connections that lose least: those that have waited for a while without a request,
   * then idle ones, which clients reopen by themselves, then new ones.
   *
   * @returns whether there is room now
   */
  #makeRoom(now: number): boolean {
    if (now < this.#fullUntil) return false
    const all = [...this.#open.values()]
    for (const connection of all) connection.checkProgress(now)
    const waiting = all.filter(({ keepsWaiting }) => keepsWaiting)
    const isOld = (connection: Connection) => connection.idleMs(now) >= this.limits.checkMs
    const closable = [
      waiting.filter(isOld),
      all.filter(({ isIdle, requests }) => isIdle && requests > 0),
      waiting.filter((connection) => !isOld(connection)),
    ].flatMap((group) => byIdleTime(group, now))
    const candidates = closable.length > 0 ? closable : this.#surplusOf(all, now)
    const closed = candidates.slice(0, Math.ceil(this.limits.connections * roomShare))
    this.#close(closed)
    this.#report(closed.length)
    if (closed.length === 0) this.#fullUntil = now + this.limits.checkMs
    return closed.length > 0
  }
}

const byIdleTime = (connections: readonly Connection[], now: number) =>
  connections.toSorted((a, b) => b.idleMs(now) - a.idleMs(now))
