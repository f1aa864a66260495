import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { patience } from './patience.ts'

/** Timeout of an answer, in milliseconds. */
const answerTimeout = 10_000 * patience

export interface RawAnswer {
  status: number
  /** by name in lower case; repeated ones joined with ', ' */
  headers: Record<string, string>
  /** as received, without chunk framing */
  body: Buffer
}

/** A connection on which a test writes arbitrary bytes and reads HTTP answers in order. */
export class RawClient {
  readonly socket: Socket
  #received = Buffer.alloc(0)
  #ended = false

  constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk])
      socket.emit('progress')
    })
    for (const event of ['end', 'close', 'error'] as const) {
      socket.on(event, () => {
        this.#ended = true
        socket.emit('progress')
      })
    }
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    await once(socket, 'connect')
    return new RawClient(socket)
  }

  send(bytes: string | Buffer) {
    this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  }

  /**
   * Reads the next complete answer; skips interim ones (1xx).
   *
   * @param toHead whether it answers a HEAD request, so that no body follows
   */
  async next({ toHead = false } = {}): Promise<RawAnswer> {
    const deadline = Date.now() + answerTimeout
    for (;;) {
      const taken = takeAnswer(this.#received, { toHead, ended: this.#ended })
      if (taken) {
        this.#received = this.#received.subarray(taken.length)
        if (taken.answer.status >= 200) return taken.answer
      } else if (this.#ended) {
        throw new Error(
          `The connection ended before a whole answer: ${this.#received.toString('latin1', 0, 200)}`,
        )
      } else await this.#progress(deadline, 'no whole answer')
    }
  }

  /** Resolves when the server has closed its side. */
  async closedByServer(): Promise<void> {
    const deadline = Date.now() + answerTimeout
    while (!this.#ended) await this.#progress(deadline, 'the connection stayed open')
  }

  get isOpen() {
    return !this.#ended
  }

  close() {
    this.socket.destroy()
  }

  async #progress(deadline: number, otherwise: string) {
    const left = deadline - Date.now()
    if (left <= 0)
      throw new Error(`Gave up: ${otherwise}. So far: ${this.#received.toString('latin1', 0, 200)}`)
    const timer = setTimeout(() => this.socket.emit('progress'), left)
    await new Promise((resolve) => this.socket.once('progress', resolve))
    clearTimeout(timer)
  }
}

/** Sends one request on a new connection and reads the answer. */
export async function rawRequest(
  port: number,
  bytes: string | Buffer,
  { toHead = false } = {},
): Promise<RawAnswer> {
  const client = await RawClient.connect(port)
  try {
    client.send(bytes)
    return await client.next({ toHead })
  } finally {
    client.close()
  }
}

/** Writes a plain request with a Host header. */
export function requestText(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): string {
  const lines = Object.entries({ Host: 'school.example', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/** Decodes the body's Content-Encoding. */
export function decoded({ headers, body }: RawAnswer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function takeAnswer(received: Buffer, { toHead, ended }: { toHead: boolean; ended: boolean }) {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const [statusLine = '', ...lines] = received.toString('latin1', 0, headEnd).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase()
    const value = line.slice(line.indexOf(':') + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
  const start = headEnd + 4
  const whole = (body: Buffer, length: number) => ({ answer: { status, headers, body }, length })
  if (toHead || status < 200 || status === 204 || status === 304)
    return whole(Buffer.alloc(0), start)
  if (headers['transfer-encoding'] === 'chunked') return takeChunks(received, start, whole)
  const length = headers['content-length']
  if (length === undefined) return ended ? whole(received.subarray(start), received.length) : null
  const end = start + Number(length)
  return received.length < end ? null : whole(received.subarray(start, end), end)
}

function takeChunks<Taken>(
  received: Buffer,
  start: number,
  whole: (body: Buffer, length: number) => Taken,
) {
  const parts: Buffer[] = []
  for (let place = start; ;) {
    const lineEnd = received.indexOf('\r\n', place)
    if (lineEnd < 0) return null
    const size = Number.parseInt(received.toString('latin1', place, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (received.length < next) return null
    if (size === 0) return whole(Buffer.concat(parts), next)
    parts.push(received.subarray(lineEnd + 2, lineEnd + 2 + size))
    place = next
  }
}
