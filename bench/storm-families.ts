// The families of the storm (storm.ts), in a process of their own, so that it can have one core of
// the processor. A request is planned for a moment and counted from it, whatever came before it.
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import pLimit from 'p-limit'
import { percentile } from './tools.ts'

/** A page and what a browser then asks for. */
export interface Visit {
  path: string
  files: string[]
}

/** A plan of the storm. */
export interface Storm {
  port: number
  families: number
  /** time in which all families arrive, in milliseconds */
  withinMs: number
  /** time that a family takes to read a page, in milliseconds */
  readMs: number
  visits: Visit[]
  /** a text that is on every page from some moment on */
  notice: string
}

/** Measurements of the families. */
export interface StormResult {
  /** from the planned start of each request to its last byte, in milliseconds */
  times: number[]
  failures: string[]
  /** requests that were sent again, because the server had closed their idle connection */
  retries: number
  /** time of the last request that was answered without the notice, in milliseconds since 1970 */
  lastWithoutAt: number
  /** delay of this process itself, in milliseconds: of 100 delays 99 are shorter */
  ownDelayMs: number
}

/** Timeout of a request, in milliseconds: more is a failure. */
const giveUpMs = 10_000

/** Delay of the planned time of files after that of their page, in milliseconds. */
const filesAfterMs = 100

/** Maximum number of pages that are remembered: more than are new between two edits. */
const maxKnownPages = 12

/** Maximum number of connections that a browser opens to one host. */
const maxConnections = 6

/** Lets all families arrive and open their pages. */
async function runStorm(storm: Storm): Promise<StormResult> {
  const { port, families, withinMs, readMs, visits, notice } = storm
  const result = { times: [] as number[], failures: [] as string[], retries: 0, lastWithoutAt: 0 }
  const delays: number[] = []
  const showsNotice = noticeFinder(notice)
  const begin = performance.now() + 500

  /** Requests a page, or the files of one, at their planned time. */
  const open = async (
    ask: Ask,
    planned: number,
    { paths, isPage = false }: { paths: readonly string[]; isPage?: boolean },
  ) => {
    await setTimeout(Math.max(0, planned - performance.now()))
    delays.push(performance.now() - planned)
    const sentAt = Date.now()
    const requests = paths.map(async (path) => {
      try {
        const body = await ask(path)
        result.times.push(performance.now() - planned)
        if (isPage && !showsNotice(body))
          result.lastWithoutAt = Math.max(result.lastWithoutAt, sentAt)
      } catch (error) {
        result.failures.push(`${path}: ${(error as Error).message}`)
      }
    })
    await Promise.all(requests)
  }

  /** Lets one family open its pages, over connections and from an address of its own. */
  const arrive = async (number: number) => {
    const arrival = begin + ((number + 0.5) / families) * withinMs
    await setTimeout(Math.max(0, arrival - performance.now() - 50))
    const address = `127.1.${number >> 8}.${number & 255}`
    const lines = openLines(port, address, () => (result.retries += 1))
    await Promise.all(
      visits.flatMap(({ path, files }, index) => {
        const opened = arrival + index * readMs
        return [
          open(lines.ask, opened, { paths: [path], isPage: true }),
          open(lines.ask, opened + filesAfterMs, { paths: files }),
        ]
      }),
    )
    lines.close()
  }

  await Promise.all(Array.from({ length: families }, (_, number) => arrive(number)))
  return { ...result, ownDelayMs: percentile(delays, 0.99) }
}

/** Returns a function that finds the notice in a compressed page; each different page is read once. */
function noticeFinder(notice: string) {
  const known: { body: Buffer; isShown: boolean }[] = []
  return (body: Buffer): boolean => {
    const found = known.find((each) => each.body.equals(body))
    if (found) return found.isShown
    const isShown = brotliDecompressSync(body).includes(notice)
    known.unshift({ body, isShown })
    known.splice(maxKnownPages)
    return isShown
  }
}

type Ask = (path: string) => Promise<Buffer>

/** Opens the connections of a family as it needs them. @param onRetry is called for each retry */
function openLines(port: number, localAddress: string, onRetry: () => void) {
  const limit = pLimit(maxConnections)
  let idle: Line[] = []
  const askOnce: Ask = async (path) => {
    // Forgets the connections that the server has closed meanwhile.
    idle = idle.filter(({ isOpen }) => isOpen)
    const line = idle.pop() ?? new Line(port, localAddress)
    const body = await line.ask(path)
    if (body === 'closed') {
      // A browser asks again: not one byte came on a connection that was used before (RFC 9112, 9.3.1).
      onRetry()
      return askOnce(path)
    }
    idle.push(line)
    return body
  }
  const close = () => {
    for (const line of idle) line.close()
  }
  return { ask: (path: string) => limit(askOnce, path), close }
}

/**
 * One connection that is kept open: one request after the other. Takes a third of the processor time of
 * Node's own client, which would be late itself.
 */
class Line {
  readonly #socket: Socket
  #asked: PromiseWithResolvers<Buffer | 'closed'> | undefined
  #isUsed = false
  #received: Buffer[] = []
  #length = 0
  /** of head and body, once the head was read */
  #expected = Number.POSITIVE_INFINITY
  #bodyAt = 0

  constructor(port: number, localAddress: string) {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
    this.#socket.setTimeout(giveUpMs, () => this.#fail(`no answer in ${giveUpMs} ms`))
    this.#socket.on('data', (part: Buffer) => this.#take(part))
    this.#socket.on('error', (error) => this.#end(error.message))
    this.#socket.on('close', () => this.#end('the connection was closed'))
  }

  get isOpen() {
    return !this.#socket.destroyed
  }

  /** @returns the body; `closed` when the connection was closed while it was idle */
  ask(path: string): Promise<Buffer | 'closed'> {
    this.#asked = Promise.withResolvers()
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Mozilla/5.0 (Linux; Android 12) Chrome/140\r\nAccept-Encoding: gzip, br\r\nAccept: */*\r\n\r\n`,
    )
    return this.#asked.promise
  }

  close() {
    this.#asked = undefined
    this.#socket.destroy()
  }

  #take(part: Buffer) {
    this.#received.push(part)
    this.#length += part.length
    if (this.#expected === Number.POSITIVE_INFINITY) {
      const start = Buffer.concat(this.#received)
      const end = start.indexOf('\r\n\r\n')
      if (end === -1) return
      this.#received = [start]
      const head = start.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        this.#fail(head.slice(0, 20))
        return
      }
      this.#bodyAt = end + 4
      this.#expected = this.#bodyAt + Number(length)
    }
    if (this.#length < this.#expected) return
    const body = Buffer.concat(this.#received).subarray(this.#bodyAt)
    this.#received = []
    this.#length = 0
    this.#expected = Number.POSITIVE_INFINITY
    this.#isUsed = true
    this.#asked?.resolve(body)
  }

  /** The server ended the connection. */
  #end(reason: string) {
    if (this.#isUsed && this.#length === 0) this.#asked?.resolve('closed')
    else this.#fail(reason)
  }

  #fail(reason: string) {
    this.#socket.destroy()
    this.#asked?.reject(new Error(reason))
  }
}

process.on('message', (storm: Storm) => {
  void runStorm(storm).then((result) => process.send?.(result))
})
