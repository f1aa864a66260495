import { mkdtempDisposableSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { median, sitePort, startSite, table, type Task } from './tools.ts'

const account = { email: 'bench@dyci.example', password: 'carabao milk tea 7' }
const origin = `http://127.0.0.1:${sitePort}`

const filled = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length))

const article = (content: string) => ({
  title: 'A long text',
  content,
  publishedOn: '2026-11-05',
  category: 'Campus News',
  topics: ['robotics'],
})

/** Makes a request of the staff API. @returns its answer */
async function call(path: string, body: object | string, token = ''): Promise<{ token?: string }> {
  const response = await fetch(`${origin}/api/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return (await response.json()) as { token?: string }
}

/** Imports a table of about ten megabytes, which is the most that an import may have. */
const importOf10MB = (count: number, piece: string) => (token: string) => {
  const fields = article(filled(piece, Math.floor(9_800_000 / count) - 200))
  const rows = Array.from({ length: count }, (_, index) => ({ row: index + 1, fields }))
  return call('/entries/article/import', { rows }, token)
}

const get = async (path: string) => (await fetch(origin + path)).text()

/** Heaviest requests that one visitor or one member of staff can send. */
const works: Record<string, (token: string) => Promise<unknown>> = {
  nothing: () => setTimeout(500),
  'import of 10 MB in 1,000 rows': importOf10MB(1_000, '<p>x</p>'),
  'import of 10 MB in 50 rows': importOf10MB(50, '<p>x</p>'),
  'import of 10 MB, nested too deeply': importOf10MB(50, '<b>'),
  'save of 200,000 characters, nested': (token) =>
    call('/entries/article', { data: article(filled('<ul><li>', 200_000)) }, token),
  'a body of 1 MB of brackets': (token) => call('/entries/article', '['.repeat(990_000), token),
  'a search for 200 words': () => get(`/search?q=${filled('robotcs+', 1_600)}`),
  'an address of 12,000 characters': () => get(`/dycian-news/${filled('%C3%B1', 11_000)}`),
  '1,000 pipelined requests for uncached pages': pipelined,
  '100 sign-ins at once': () =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        call('/session', { ...account, password: `wrong ${index} words` }),
      ),
    ),
}

/** Measures how long single requests block the event loop, while nothing else is asked. */
export const blocks: Task = {
  title: 'Longest block of the event loop by one request',
  run: async (quick) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'dyci-blocks-'))
    const file = join(folder.path, 'longest')
    const monitor = pathToFileURL(join(import.meta.dirname, 'event-loop-monitor.ts')).href
    await using site = await startSite({
      DATA_DIR: join(folder.path, 'data'),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      NODE_OPTIONS: `--import=${monitor}`,
      EVENT_LOOP_FILE: file,
    })
    const { token } = await call('/session', account)
    if (token === undefined) throw new Error('The benchmark cannot sign in.')
    const rows = []
    for (const [name, work] of Object.entries(works)) {
      const found: Block[] = []
      for (let round = 0; round < (quick ? 3 : 5); round += 1) {
        await longestBlock(site.pid, file)
        await work(token)
        found.push(await longestBlock(site.pid, file))
      }
      const processor = found.map((block) => block.processor)
      const elapsed = found.map((block) => block.elapsed)
      rows.push({
        Request: name,
        'processor, ms': median(processor),
        'most of it': Math.max(...processor),
        'elapsed, ms': median(elapsed),
        'most of this': Math.max(...elapsed),
      })
    }
    return table(rows)
  },
}

/** The longest time for which the event loop did not turn, in milliseconds. */
interface Block {
  /** without the time that other programs took */
  processor: number
  elapsed: number
}

/** Returns the longest block since the last call, and starts over. */
async function longestBlock(pid: number, file: string): Promise<Block> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await setTimeout(5)
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Block
    } catch {
      // The file is not written yet.
    }
  }
}

/** Sends 1,000 requests at once on one connection, and reads the answers. */
function pipelined(): Promise<unknown> {
  const requests = Array.from(
    { length: 1_000 },
    (_, page) => `GET /dycian-news?page=${page + 2} HTTP/1.1\r\nHost: a\r\n\r\n`,
  )
  return new Promise((resolve, reject) => {
    const socket = connect({ port: sitePort, host: '127.0.0.1' })
    socket.on('error', reject).on('close', resolve).resume().write(requests.join(''))
  })
}
