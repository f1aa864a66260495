import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { median, startSite, table, type Server } from './tools.ts'

const account = { email: 'bench@dyci.example', password: 'carabao milk tea 7' }

const filled = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length))

const differentWords = Array.from({ length: 25_000 }, (_, index) => `w${index.toString(36)}`).join(
  ' ',
)

const article = (content: string) => ({
  title: 'A long text',
  content,
  publishedOn: '2026-11-05',
  category: 'Campus News',
  topics: ['robotics'],
})

/** A table of about ten megabytes, which is the most that an import may have. */
const table10MB = (rows: number, piece: string) =>
  JSON.stringify({
    rows: Array.from({ length: rows }, (_, index) => ({
      row: index + 1,
      fields: article(filled(piece, Math.floor(9_800_000 / rows) - 200)),
    })),
  })

/** Sends a request of the staff API. @returns its status */
type Call = (method: string, path: string, body?: string) => Promise<number>

type Work = (call: Call, port: number) => Promise<unknown>

/** Heaviest requests that one visitor or one member of staff can send. */
const works: Record<string, Work> = {
  nothing: () => setTimeout(500),
  'import of 10 MB in 1,000 rows': (call) =>
    call('POST', '/entries/article/import', table10MB(1_000, '<p>x</p>')),
  'import of 10 MB in 50 rows': (call) =>
    call('POST', '/entries/article/import', table10MB(50, '<p>x</p>')),
  'import of 10 MB, nested too deeply': (call) =>
    call('POST', '/entries/article/import', table10MB(50, '<b>')),
  'save of 200,000 characters of lists in lists': (call) =>
    call(
      'POST',
      '/entries/article',
      JSON.stringify({ data: article(filled('<ul><li>', 200_000)) }),
    ),
  'save of 200,000 characters of pictures': (call) =>
    call('POST', '/entries/article', JSON.stringify({ data: article(filled('<img>', 200_000)) })),
  'save of 200,000 characters of different words': (call) =>
    call('POST', '/entries/article', JSON.stringify({ data: article(differentWords) })),
  'a body of 1 MB of brackets': (call) => call('POST', '/entries/article', '['.repeat(990_000)),
  'a search for 200 words': (_, port) => get(port, `/search?q=${filled('robotcs+', 1_600)}`),
  'an address of 12,000 characters': (_, port) =>
    get(port, `/dycian-news/${filled('%C3%B1', 11_000)}`),
  'an If-None-Match of 12,000 characters': (_, port) =>
    get(port, '/', { 'if-none-match': filled('W/"a",', 12_000) }),
  '1,000 pipelined requests for uncached pages': pipelined,
  '100 sign-ins at once': (call) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        call('POST', '/session', JSON.stringify({ ...account, password: `wrong ${index} words` })),
      ),
    ),
}

/**
 * Measures how long single requests block the event loop of the built server at most, in
 * milliseconds, while nothing else is asked of it.
 */
export async function measureBlocks({ rounds }: { rounds: number }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dyci-blocks-'))
  const file = join(folder, 'longest')
  const monitor = pathToFileURL(join(import.meta.dirname, 'event-loop-monitor.ts')).href
  const site = await startSite(4100, {
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    NODE_OPTIONS: `--import=${monitor}`,
    EVENT_LOOP_FILE: file,
  })
  const call = await signIn(site)
  const rows: (string | number)[][] = []
  for (const [name, work] of Object.entries(works)) {
    const blocks: Block[] = []
    for (let round = 0; round < rounds; round += 1) {
      await longestBlock(site, file)
      await work(call, site.port)
      blocks.push(await longestBlock(site, file))
    }
    const figures = (['processor', 'elapsed'] as const).flatMap((measure) => {
      const values = blocks.map((block) => block[measure])
      return [median(values), Math.max(...values)].map(Math.round)
    })
    rows.push([name, ...figures])
  }
  await site.stop()
  rmSync(folder, { recursive: true })
  return table(['Request', 'processor, ms', 'most', 'elapsed, ms', 'most'], rows)
}

/** The longest time for which the event loop did not turn, in milliseconds. */
interface Block {
  /** without the time that other programs took */
  processor: number
  elapsed: number
}

/** Returns the longest block since the last call, and starts over. */
async function longestBlock({ pid }: Server, file: string): Promise<Block> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await setTimeout(5)
  return JSON.parse(readFileSync(file, 'utf8')) as Block
}

async function signIn({ port }: Server): Promise<Call> {
  let token = ''
  const call = async (method: string, path: string, body?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/admin${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
    })
    const answer = (await response.json()) as { token?: string }
    token = answer.token ?? token
    return response.status
  }
  const status = await call('POST', '/session', JSON.stringify(account))
  if (token === '') throw new Error(`The benchmark cannot sign in: ${status}`)
  return call
}

const get = (port: number, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers }).then((response) => response.text())

/** Sends 1,000 requests at once on one connection, and reads the answers. */
function pipelined(_call: Call, port: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const requests = Array.from(
      { length: 1_000 },
      (_, page) => `GET /dycian-news?page=${page + 2} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    socket.on('error', reject).on('close', resolve).resume()
    socket.write(requests.join(''))
  })
}
