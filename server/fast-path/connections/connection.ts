import type { Socket } from 'node:net'
import { networkOf } from '../../../school/staff/accounts/network-counts.server.ts'

/**
 * Node's count of bytes that the system has not taken from the current write; without it only whole
 * writes are visible.
 */
type SocketWithQueue = Socket & { _handle?: { writeQueueSize?: number } | null }

/** One open connection: its requests, and since when it has made no progress. */
export class Connection {
  readonly socket: Socket
  /** the client's address, or its network (see {@link networkOf}) */
  readonly network: string
  /** requests that have begun, including those that the fast path has answered */
  requests = 0
  /** requests that Node's HTTP server has begun and not finished */
  running = 0
  /** Node's HTTP server has received bytes of it; until then every request is answered */
  isInHttp = false
  /** bytes have arrived that wait for their turn to be parsed */
  hasWaitingBytes = false
  /** Called whenever a running request has ended. */
  whenOneEnds: () => void = () => {}
  #taken = ''
  #received = 0
  #movedAt: number

  constructor(socket: Socket, now: number) {
    this.socket = socket
    this.network = networkOf(socket.remoteAddress)
    this.#movedAt = now
  }

  begin() {
    this.requests += 1
    this.running += 1
  }

  end() {
    this.running -= 1
    this.whenOneEnds()
  }

  /** Returns whether bytes wait for the client to accept them. */
  get isUnread(): boolean {
    return this.socket.writableLength > 0
  }

  /** Returns whether no request is open and every answer was sent. */
  get isIdle(): boolean {
    return this.running === 0 && !this.isUnread
  }

  /**
   * Returns whether the client keeps the site waiting: its first request is incomplete, or it does
   * not read its answers.
   */
  get keepsWaiting(): boolean {
    return this.requests === 0 || this.isUnread
  }

  /**
   * Checks for progress since the last look. Bytes that arrive do not count while the client reads
   * none.
   */
  look(now: number) {
    const { socket } = this
    const { _handle: handle } = socket as SocketWithQueue
    const taken = `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize}`
    const { bytesRead } = socket
    const hasMoved =
      taken !== this.#taken ||
      (!this.isUnread && (bytesRead !== this.#received || this.running > 0))
    if (hasMoved) this.#movedAt = now
    this.#taken = taken
    this.#received = bytesRead
  }

  /** Returns the milliseconds without progress, as of the last {@link look}. */
  stillFor(now: number): number {
    return now - this.#movedAt
  }
}
