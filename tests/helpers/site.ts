import type { ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { makeTestFolder, removeTestFolder, startProcess, stopProcess } from './clean-up.ts'
import { patience } from './patience.ts'

const root = resolve(import.meta.dirname, '../..')

/** Timeout of the built product until it listens, in milliseconds. */
const startTimeout = 20_000 * patience

const builtProduct = {
  command: [join(root, 'node_modules/.bin/node'), 'server.ts'],
  cwd: root,
}

export interface TestSite {
  origin: string
  port: number
  dataDir: string
  process: ChildProcess
  /** the site's log so far, one line per entry */
  log: string[]
  /** stops it as an operator would, waits for the end of its log, and removes its data */
  stop: () => Promise<void>
}

/**
 * Starts the built product on a free port with its own data folder and the starter content.
 *
 * @param settings environment variables that override the tests' own; a given `DATA_DIR` is kept
 * @param prefix a command that starts the product with limits, such as `sh -c 'ulimit …; exec "$0"
 * "$@"'`
 * @param product another product than that of this checkout: its command, and where it is run
 */
export async function startTestSite(
  settings: Record<string, string> = {},
  prefix: readonly string[] = [],
  product: { command: readonly string[]; cwd: string } = builtProduct,
): Promise<TestSite> {
  const dataDir = settings.DATA_DIR ?? makeTestFolder('site')
  const [program = '', ...rest] = [...prefix, ...product.command]
  const child = startProcess(program, rest, {
    cwd: product.cwd,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'info',
      // Runs any test without the fast path: FAST_PATH=0 npm test (server/fast-path/README.md).
      ...(process.env.FAST_PATH && { FAST_PATH: process.env.FAST_PATH }),
      ...settings,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Its last lines come after its end.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const discard = () => {
    if (!settings.DATA_DIR) removeTestFolder(dataDir)
  }
  const port = await new Promise<number>((resolvePort, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer)
      reject(new Error(`The site did not start (${reason}):\n${log.join('\n')}`))
      void stopProcess(child, 'SIGKILL').then(discard)
    }
    const timer = setTimeout(() => fail('time-out'), startTimeout)
    child.once('exit', (code) => fail(`exit ${code}`))
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line)
      const listening = /"port":(\d+).*"msg":"listening"/.exec(line)
      if (!listening) return
      clearTimeout(timer)
      resolvePort(Number(listening[1]))
    })
  })
  let isStopping = false
  child.once('exit', (code, signal) => {
    if (!isStopping)
      console.error(`The site ended by itself (${code ?? signal}):\n${log.slice(-20).join('\n')}`)
  })
  const stop = async () => {
    isStopping = true
    await stopProcess(child)
    await closed
    discard()
  }
  return { origin: `http://127.0.0.1:${port}`, port, dataDir, process: child, log, stop }
}
