import type { Socket } from 'node:net'
import { networkOf } from '../../school/accounts/network-of.ts'

/**
 * Node keeps here what the system has not taken of the write at hand; without it only whole writes
 * are seen.
 */
type SocketWithQueue = Socket & { _handle?: { writeQueueSize?: number } | null }

/** One open connection: what it has asked for, and since when it has made no progress. */
export class Connection {
  readonly socket: Socket
  /** the client's address, or its network (see {@link networkOf}) */
  readonly network: string
  /** requests that were begun, also those that the front has answered */
  requests = 0
  /** requests that Node's HTTP server has begun and not finished */
  running = 0
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

  /** Bytes wait for the client to accept them. */
  get isUnread(): boolean {
    return this.socket.writableLength > 0
  }

  /** Nothing is asked for, and all that was is sent. */
  get isIdle(): boolean {
    return this.running === 0 && !this.isUnread
  }

  /** It keeps the site waiting: its first request has not arrived, or its answers are not read. */
  get keepsWaiting(): boolean {
    return this.requests === 0 || this.isUnread
  }

  /**
   * Looks for progress since the last time; bytes that arrive are none while the client accepts
   * none itself.
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

  /** Milliseconds without progress, as far as {@link look} has seen. */
  stillFor(now: number): number {
    return now - this.#movedAt
  }
}
