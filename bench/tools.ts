import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serverArguments, serverEnvironment } from '../scripts/steps.mjs'

export const root = resolve(import.meta.dirname, '..')

/** The folder that keeps the measured databases between runs. */
export const benchData = process.env.BENCH_DATA ?? join(tmpdir(), 'dyci-bench')

/**
 * Returns the folder of a database with this many articles; makes it once.
 *
 * @param checkout the version of the product that makes it; another than this one has a database of
 * its own
 */
export function archiveOf(articles: number, checkout = root): string {
  const owner = checkout === root ? [] : [checkout.replaceAll(/\W+/g, '-')]
  const dataDir = join(benchData, ...owner, String(articles))
  const done = join(dataDir, 'done')
  if (existsSync(done)) return dataDir
  mkdirSync(dataDir, { recursive: true })
  console.log(`Making an archive of ${articles} articles in ${dataDir} …`)
  execFileSync(nodeOf(checkout), ['scripts/seed.ts', '--articles', String(articles)], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
  writeFileSync(done, '')
  return dataDir
}

const nodeOf = (checkout: string) => join(checkout, 'node_modules/.bin/node')

export interface Server {
  port: number
  pid: number
  stop: () => Promise<void>
}

/** Starts the built site of a checkout as `npm start` does. */
export async function startSite(
  port: number,
  settings: Record<string, string>,
  checkout = root,
): Promise<Server> {
  const child = spawn(nodeOf(checkout), serverArguments, {
    cwd: checkout,
    env: { ...serverEnvironment, LOG_LEVEL: 'error', ...settings, PORT: String(port) },
    stdio: 'inherit',
  })
  return whenUp(child, port, 'SIGTERM')
}

/** An answer as it is sent. */
export interface RawAnswer {
  body: Buffer
  type: string
  headers: [string, string][]
}

/** Starts nginx with files, each with the headers and encoding that our server gives it. */
export function startNginx(
  port: number,
  workers: number,
  files: readonly (RawAnswer & { path: string })[],
): Promise<Server> {
  const folder = nginxFolder()
  const locations = files.map(({ path, body, type, headers }, place) => {
    writeFileSync(join(folder, `file-${place}`), body)
    const added = headers.map(
      ([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`,
    )
    return `location = ${path} { default_type '${type}'; try_files /file-${place} =404; ${added.join(' ')} }`
  })
  return runNginx(port, {
    folder,
    workers,
    settings: 'sendfile on; tcp_nopush on; open_file_cache max=100; etag off; types { }',
    server: `root ${folder}; ${locations.join(' ')}`,
  })
}

/**
 * Starts nginx before nodes of the site, as deploy/nginx.conf does: what one does not answer, it asks of
 * the next, and it keeps scripts, styles and drawings.
 */
export function startProxy(port: number, nodes: readonly number[]): Promise<Server> {
  const upstream = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`)
  const folder = nginxFolder()
  return runNginx(port, {
    folder,
    workers: 1,
    settings: `upstream site { ${upstream.join(' ')} keepalive 64; }
    proxy_cache_path ${folder}/cache levels=1 keys_zone=site:2m use_temp_path=off;`,
    server: `proxy_http_version 1.1; proxy_set_header Connection '';
    proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr;
    proxy_next_upstream error timeout http_502 http_503; proxy_connect_timeout 1s;
    location / { proxy_pass http://site; }
    location ~ ^/(assets|images)/ { proxy_pass http://site; proxy_cache site; proxy_cache_lock on; }`,
  })
}

function nginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dyci-nginx-'))
  // Started by root, nginx runs its workers as another account, which must read this folder.
  chmodSync(folder, 0o755)
  return folder
}

function runNginx(
  port: number,
  {
    folder,
    workers,
    settings,
    server,
  }: { folder: string; workers: number; settings: string; server: string },
): Promise<Server> {
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
    worker_rlimit_nofile 65536;
    events { worker_connections 32768; }
    http {
      access_log off; keepalive_requests 1000000000; ${settings}
      server { listen 127.0.0.1:${port} backlog=4096; ${server} }
    }`,
  )
  return whenUp(spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' }), port, 'SIGQUIT')
}

/** A run that breaks off leaves nothing at its ports. */
const started = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of started) child.kill()
})

async function whenUp(child: ChildProcess, port: number, signal: NodeJS.Signals): Promise<Server> {
  started.add(child)
  for (let attempt = 0; ; attempt += 1) {
    try {
      await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()
      break
    } catch (error) {
      if (attempt > 200 || child.exitCode !== null) throw error
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
  if (child.exitCode !== null)
    throw new Error(`Port ${port} is taken, perhaps by an earlier run that broke off.`)
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
    started.delete(child)
  }
  return { port, pid: child.pid ?? 0, stop }
}

/** Returns the bytes as sent: `fetch` would decompress them. */
export async function rawAnswer(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const skipped = new Set([
          'content-length',
          'content-type',
          'date',
          'connection',
          'keep-alive',
          'transfer-encoding',
        ])
        const headers = Object.entries(response.headers).flatMap(
          ([name, value]): [string, string][] =>
            typeof value === 'string' && !skipped.has(name) ? [[name, value]] : [],
        )
        const type = response.headers['content-type'] ?? 'text/html'
        resolve({ body: Buffer.concat(chunks), type, headers })
      })
    })
      .on('error', reject)
      .end()
  })
}

export interface Load {
  port: number
  path?: string
  seconds: number
  connections?: number
  threads?: number
  /** body of a Lua function that returns the path of request number `n` */
  pathOf?: string
}

/**
 * Number of requests with changing paths sent so far, by port and rule that makes paths. The next
 * load goes on after them: elsewhere it would meet pages that are in the cache.
 */
const asked = new Map<string, number>()

/**
 * Runs wrk and returns the requests answered per second. @throws when any answer was not 2xx or 3xx
 */
export function load({
  port,
  path = '/',
  seconds,
  connections = 32,
  threads = 1,
  pathOf,
}: Load): number {
  const script = join(mkdtempSync(join(tmpdir(), 'dyci-wrk-')), 'load.lua')
  const headers = '{["Accept-Encoding"]="br, gzip"}'
  const request = pathOf ?? `return "${path}"`
  const series = `${port} ${request}`
  writeFileSync(
    script,
    `local n = ${asked.get(series) ?? 0}
    local function path(n) ${request} end
    request = function() n = n + 1; return wrk.format("GET", path(n), ${headers}) end
    ${pathOf ? '' : `local fixed; init = function() fixed = wrk.format("GET", "${path}", ${headers}) end; request = function() return fixed end`}`,
  )
  const args = ['-t', String(threads), '-c', String(connections), '-d', `${seconds}s`, '-s', script]
  const output = execFileSync('wrk', [...args, `http://127.0.0.1:${port}`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Some requests failed:\n${output}`)
  const answered = Number(/(\d+) requests in/.exec(output)?.[1])
  asked.set(series, (asked.get(series) ?? 0) + answered + connections)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

/** Returns the resident memory of a process and its children, in MB. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN,
  )
}

/** Returns the peak resident memory of a process, in MB. */
export const peakMegabytes = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Lets a process, all its threads and what they start run on these cores only, such as '0-3'. */
export function pin(pid: number, cores: string) {
  execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Formats a Markdown table. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const thousands = (number: number) => Math.round(number).toLocaleString('en-US')
