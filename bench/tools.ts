import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { serverArguments, serverEnvironment } from '../scripts/steps.mjs'

/** A part of the benchmark. It returns Markdown. */
export interface Task {
  title: string
  /** @param quick fewer and shorter rounds */
  run: (quick: boolean) => Promise<string>
}

export const root = resolve(import.meta.dirname, '..')

/** The port of the measured site; a server beside it has the next one. */
export const sitePort = 4100

/** The folder that keeps the measured databases between runs. */
const benchData = process.env.BENCH_DATA ?? join(tmpdir(), 'dyci-bench')

/** Returns the folder of a database with this many articles; makes it once. */
export function archiveOf(articles: number): string {
  const dataDir = join(benchData, String(articles))
  const done = join(dataDir, 'done')
  if (existsSync(done)) return dataDir
  mkdirSync(dataDir, { recursive: true })
  console.log(`Making an archive of ${articles} articles in ${dataDir} …`)
  execFileSync(process.execPath, ['scripts/seed.ts', '--articles', String(articles)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  writeFileSync(done, '')
  return dataDir
}

/** A program that answers; it stops at the end of its block. */
export interface Server extends AsyncDisposable {
  port: number
  pid: number
  stop: () => Promise<void>
}

/** Starts the built site as `npm start` does. */
export function startSite(settings: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: { ...serverEnvironment, LOG_LEVEL: 'error', ...settings, PORT: String(sitePort) },
    stdio: 'inherit',
  })
  return whenUp(child, sitePort, 'SIGTERM')
}

/** Asks for an address. @returns an answer that is still compressed: `fetch` would decompress it */
export async function ask(url: string): Promise<IncomingMessage> {
  const request = get(url, { agent: false, headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

/** Headers that nginx writes by itself. */
const ofNginx = /^(?:content-length|content-type|date|connection|keep-alive|transfer-encoding)$/

/** Starts nginx with files: the answers of a site, with the headers and encoding that it gave them. */
export async function startNginx(
  site: number,
  paths: readonly string[],
  workers = 1,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'dyci-nginx-'))
  // Started by root, nginx runs its workers as another account, which must read this folder.
  chmodSync(folder, 0o755)
  const locations = await Promise.all(
    paths.map(async (path, index) => {
      const response = await ask(`http://127.0.0.1:${site}${path}`)
      const { headers } = response
      writeFileSync(join(folder, `file-${index}`), await buffer(response))
      const added = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && !ofNginx.test(name)
          ? [`add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`]
          : [],
      )
      return `location = ${path} { default_type '${headers['content-type']}'; try_files /file-${index} =404; ${added.join(' ')} }`
    }),
  )
  const file = join(folder, 'nginx.conf')
  const port = sitePort + 1
  writeFileSync(
    file,
    `daemon off; worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
    worker_rlimit_nofile 65536;
    events { worker_connections 32768; }
    http {
      access_log off; keepalive_requests 1000000000;
      sendfile on; tcp_nopush on; open_file_cache max=100; etag off; types { }
      server { listen 127.0.0.1:${port} backlog=4096; root ${folder}; ${locations.join(' ')} }
    }`,
  )
  return whenUp(spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' }), port, 'SIGQUIT')
}

/** A run that breaks off leaves nothing at its ports. */
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill()
})

/** Waits until a started program answers. @param signal what stops it */
async function whenUp(child: ChildProcess, port: number, signal: NodeJS.Signals): Promise<Server> {
  started.add(child)
  for (let attempt = 0; ; attempt += 1) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()
      break
    } catch (error) {
      if (attempt > 600 || child.exitCode !== null) throw error
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
  if (child.exitCode !== null)
    throw new Error(`Port ${port} is taken, perhaps by an earlier run that broke off.`)
  const stop = async () => {
    started.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { port, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: stop }
}

/**
 * Number of requests with changing paths sent so far, by rule that makes paths. The next load goes on
 * after them: elsewhere it would meet pages that are in the cache.
 */
const asked = new Map<string, number>()

/**
 * Has wrk ask for one path, or for one after the other that a rule in Lua makes of the number `n`.
 *
 * @returns the requests answered per second
 * @throws when any answer was not 2xx or 3xx
 */
export function load(
  port: number,
  path: string | { rule: string },
  { seconds, connections = 32 }: { seconds: number; connections?: number },
): number {
  const script = join(mkdtempSync(join(tmpdir(), 'dyci-wrk-')), 'load.lua')
  const rule = typeof path === 'string' ? `"${path}"` : path.rule
  const format = (address: string) =>
    `wrk.format("GET", ${address}, {["Accept-Encoding"]="br, gzip"})`
  const series = `${port} ${rule}`
  writeFileSync(
    script,
    typeof path === 'string'
      ? `local fixed; init = function() fixed = ${format(rule)} end; request = function() return fixed end`
      : `local n = ${asked.get(series) ?? 0}; request = function() n = n + 1; return ${format(rule)} end`,
  )
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '-s', script]
  const output = execFileSync('wrk', [...args, `http://127.0.0.1:${port}`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Some requests failed:\n${output}`)
  const answered = Number(/(\d+) requests in/.exec(output)?.[1])
  asked.set(series, (asked.get(series) ?? 0) + answered + connections)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

/** Returns the resident memory of a process in MB: now (`VmRSS`) or at its peak (`VmHWM`). */
export function megabytes(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

/** Lets a process, all its threads and what they start run on these cores only, such as '0-3'. */
export function pin(pid: number, cores: string) {
  execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' })
}

/** Returns the value that a share of the values does not exceed: `percentile(times, 0.99)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** Formats a Markdown table of rows whose cells are named. Numbers are rounded. */
export function table(rows: readonly Record<string, string | number>[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = Object.keys(rows[0] ?? {})
  const write = (cell: string | number) =>
    typeof cell === 'number' ? Math.round(cell).toLocaleString('en-US') : cell
  const body = rows.map((row) => line(Object.values(row).map(write)))
  return [line(head), line(head.map(() => '---')), ...body].join('\n')
}
