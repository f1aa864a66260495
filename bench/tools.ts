import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Starts nginx with one file and the headers and encoding that our server gives it. */
export async function startNginx(
  port: number,
  workers: number,
  page: { body: Buffer; headers: [string, string][] },
) {
  const folder = mkdtempSync(join(tmpdir(), 'dyci-nginx-'))
  // Started by root, nginx runs its workers as another account, which must read this folder.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'page'), page.body)
  const headers = page.headers.map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000000; sendfile on; tcp_nopush on; open_file_cache max=100;
      etag off; default_type 'text/html; charset=utf-8';
      server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /page =404; ${headers.join(' ')} } }
    }`,
  )
  return whenUp(
    spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' }),
    port,
    'SIGQUIT',
  )
}

async function whenUp(child: ChildProcess, port: number, signal: NodeJS.Signals): Promise<Server> {
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
  }
  return { port, pid: child.pid ?? 0, stop }
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
  writeFileSync(
    script,
    `local n = 0
    local function path(n) ${request} end
    request = function() n = n + 1; return wrk.format("GET", path(n), ${headers}) end
    ${pathOf ? '' : `local fixed; init = function() fixed = wrk.format("GET", "${path}", ${headers}) end; request = function() return fixed end`}`,
  )
  const args = ['-t', String(threads), '-c', String(connections), '-d', `${seconds}s`, '-s', script]
  const output = execFileSync('wrk', [...args, `http://127.0.0.1:${port}`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Some requests failed:\n${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

/** Returns the resident memory of a process and its children, in MB. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
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
