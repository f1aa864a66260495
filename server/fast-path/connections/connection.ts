import type { Socket } from 'node:net'
import { networkOf } from '../../../school/staff/accounts/network-counts.server.ts'

/** Node's count of bytes that the system has not taken; otherwise only whole writes are seen. */
type SocketWithQueue = Socket & { _handle?: { writeQueueSize?: number } | null }

/** An open connection: its requests, and the time of its last progress. Times are in milliseconds. */
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
  /** some bytes have arrived that wait for their turn to be parsed */
  hasWaitingBytes = false
  /** called whenever a running request has ended */
  onRequestEnd: () => void = () => {}
  /** counts of the bytes that the client had accepted and sent at the last check */
  #accepted = ''
  #received = 0
  #progressAt: number

  constructor(socket: Socket, now: number) {
    this.socket = socket
    this.network = networkOf(socket.remoteAddress)
    this.#progressAt = now
  }

  begin() {
    this.requests += 1
    this.running += 1
  }

  end() {
    this.running -= 1
    this.onRequestEnd()
  }

  /** Returns whether bytes wait for the client to accept them. */
  get isUnread(): boolean {
    return this.socket.writableLength > 0
  }

  /** Returns whether no request is open and every answer was sent. */
  get isIdle(): boolean {
    return this.running === 0 && !this.isUnread
  }

  /** Returns whether its first request is incomplete, or its answers are not read. */
  get keepsWaiting(): boolean {
    return this.requests === 0 || this.isUnread
  }

  /** Notes progress since the last check. Arriving bytes count only while the client reads. */
  checkProgress(now: number) {
    const { socket } = this
    const { _handle: handle } = socket as SocketWithQueue
    const accepted = `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize}`
    const { bytesRead } = socket
    const hasProgress =
      accepted !== this.#accepted ||
      (!this.isUnread && (bytesRead !== this.#received || this.running > 0))
    if (hasProgress) this.#progressAt = now
    this.#accepted = accepted
    this.#received = bytesRead
  }

  /** Returns the milliseconds without progress, as of the last {@link checkProgress}. */
  idleMs(now: number): number {
    return now - this.#progressAt
  }
}
