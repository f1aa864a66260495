// The families of the storm (storm.ts), in a process of their own, so that it can have one core of
// the processor. A request is planned for a moment and counted from it, whatever came before it.
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

/** A page and what a browser then asks for. */
export interface Visit {
  path: string
  files: string[]
}

export interface Storm {
  port: number
  families: number
  /** in which all families arrive, in milliseconds */
  withinMs: number
  /** time that a family takes to read a page, in milliseconds */
  readMs: number
  visits: Visit[]
  /** a text that is on every page from some moment on */
  notice: string
}

export interface StormResult {
  /** from the planned start of each request to its last byte, in milliseconds, sorted */
  times: number[]
  failures: string[]
  /** requests that were sent again, because the server had closed their idle connection */
  retries: number
  /** time of the last request for a page without the notice, in milliseconds since 1970 */
  lastWithout: number
  /** delay of this process itself, in milliseconds: 99 of 100 times less */
  late: number
}

/** Timeout of a request, in milliseconds: more is a failure. */
const giveUpMs = 10_000

/** Delay of the planned time of files after that of their page, in milliseconds. */
const filesAfterMs = 100

/** Maximum number of pages remembered: more than are new between two edits. */
const mostKnown = 12

/** Maximum number of connections that a browser opens to one host. */
const connectionsOfFamily = 6

interface Asked {
  path: string
  planned: number
  isPage: boolean
}

interface Measured {
  times: number[]
  late: number[]
  failures: string[]
  retries: number
  lastWithout: number
  open: number
}

async function meet(storm: Storm): Promise<StormResult> {
  const measured: Measured = {
    times: [],
    late: [],
    failures: [],
    retries: 0,
    lastWithout: 0,
    open: 0,
  }
  const shows = whetherShown(storm.notice)
  const begin = performance.now() + 500
  await new Promise<void>((done) => {
    for (let number = 0; number < storm.families; number += 1) {
      const arrival = begin + ((number + 0.5) / storm.families) * storm.withinMs
      measured.open += 1
      setTimeout(
        () => {
          comes(storm, { number, arrival, shows, measured }, () => {
            measured.open -= 1
            if (measured.open === 0) done()
          })
        },
        Math.max(0, arrival - performance.now()),
      )
    }
  })
  const byTime = (times: number[]) => times.sort((a, b) => a - b)
  const { times, late, failures, retries, lastWithout } = measured
  byTime(late)
  return {
    times: byTime(times),
    failures,
    retries,
    lastWithout,
    late: late[Math.floor(late.length * 0.99)] ?? 0,
  }
}

/** Returns whether a compressed page has the notice; a page that many families get is read once. */
function whetherShown(notice: string) {
  const known: { body: Buffer; isShown: boolean }[] = []
  return (body: Buffer): boolean => {
    const found = known.find((each) => each.body.equals(body))
    if (found) return found.isShown
    const isShown = brotliDecompressSync(body).includes(notice)
    known.unshift({ body, isShown })
    known.splice(mostKnown)
    return isShown
  }
}

interface Family {
  number: number
  arrival: number
  shows: (body: Buffer) => boolean
  measured: Measured
}

/** Lets one family open its pages, over connections and from an address of its own. */
function comes(storm: Storm, { number, arrival, shows, measured }: Family, leaves: () => void) {
  const waiting: Asked[] = []
  const idle: Line[] = []
  let lines = 0
  let left = storm.visits.reduce((sum, { files }) => sum + 1 + files.length, 0)
  const localAddress = `127.1.${number >> 8}.${number & 255}`

  const send = () => {
    while (waiting.length > 0) {
      const line = nextLine()
      const asked = line && waiting.shift()
      if (!asked) return
      ask(line, asked)
    }
  }
  /** An idle connection, or a new one; those that the server closed meanwhile are forgotten. */
  const nextLine = (): Line | undefined => {
    let line = idle.pop()
    while (line && !line.isOpen) {
      lines -= 1
      line = idle.pop()
    }
    if (line || lines === connectionsOfFamily) return line
    lines += 1
    return new Line(storm.port, localAddress)
  }
  const ask = (line: Line, asked: Asked) => {
    const sentAt = Date.now()
    line.ask(asked.path, (answer) => {
      if (answer === 'closed') {
        // A browser asks again: not one byte came on a connection that was used before (RFC 9112,
        // 9.3.1).
        measured.retries += 1
        lines -= 1
        waiting.unshift(asked)
        send()
        return
      }
      if (answer instanceof Error) {
        measured.failures.push(`${asked.path}: ${answer.message}`)
        lines -= 1
      } else {
        measured.times.push(performance.now() - asked.planned)
        if (asked.isPage && !shows(answer))
          measured.lastWithout = Math.max(measured.lastWithout, sentAt)
        idle.push(line)
      }
      left -= 1
      send()
      if (left > 0) return
      for (const each of idle) each.close()
      leaves()
    })
  }
  const plan = (planned: number, paths: readonly string[], isPage: boolean) => {
    setTimeout(
      () => {
        measured.late.push(performance.now() - planned)
        waiting.push(...paths.map((path) => ({ path, planned, isPage })))
        send()
      },
      Math.max(0, planned - performance.now()),
    )
  }
  for (const [place, { path, files }] of storm.visits.entries()) {
    const opened = arrival + place * storm.readMs
    plan(opened, [path], true)
    if (files.length > 0) plan(opened + filesAfterMs, files, false)
  }
}

/** `closed`: the connection was closed while it was idle, so the request was not begun. */
type Answer = Buffer | Error | 'closed'

/** One connection that is kept open: one request after the other. */
class Line {
  readonly #socket: Socket
  #answer: ((answer: Answer) => void) | undefined
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

  ask(path: string, answer: (answer: Answer) => void) {
    this.#answer = answer
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Mozilla/5.0 (Linux; Android 12) Chrome/140\r\nAccept-Encoding: gzip, br\r\nAccept: */*\r\n\r\n`,
    )
  }

  close() {
    this.#answer = undefined
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
    this.#tell(body)
  }

  #tell(answer: Answer) {
    const tell = this.#answer
    this.#answer = undefined
    tell?.(answer)
  }

  /** The server ended the connection. */
  #end(reason: string) {
    if (this.#isUsed && this.#length === 0) this.#tell('closed')
    else this.#fail(reason)
  }

  #fail(reason: string) {
    this.#socket.destroy()
    this.#tell(new Error(reason))
  }
}

process.on('message', (storm: Storm) => {
  void meet(storm).then((result) => process.send?.(result))
})
