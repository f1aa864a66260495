import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test, type TestContext } from 'vitest'
import { makeTestFolder, removeTestFolder, startProcess } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'

const root = resolve(import.meta.dirname, '../..')
const node = resolve(root, 'node_modules/.bin/node')

/** The documented ways to start the site. */
const ways = {
  'npm start': ['npm', 'start'],
  'node scripts/start.mjs': [node, 'scripts/start.mjs'],
  'node server.ts': [node, 'server.ts'],
}

/** Starts the site by a command and waits until it listens. */
async function startBy({ onTestFinished }: TestContext, [command = '', ...args]: string[]) {
  const dataDir = makeTestFolder('start')
  onTestFinished(() => removeTestFolder(dataDir))
  const child = startProcess(command, args, {
    cwd: root,
    // Hides the npm that runs the tests: the site would take it for its own.
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const { pid, port } = await new Promise<{ pid: number; port: number }>((resolveSite, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"msg":"listening"'))
        resolveSite(JSON.parse(line) as { pid: number; port: number })
    })
  })
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  // What a killed process passed nothing on to may still run.
  onTestFinished(async () => void ((await isServed()) && process.kill(pid, 'SIGKILL')))
  return { child, ended, isServed }
}

const timeout = 60_000 * patience

/** Whether this machine allows a process to be the first of a container. */
const canIsolate = spawnSync('unshare', ['-pf', '--mount-proc', 'true']).status === 0

describe.each(Object.entries(ways))(
  'a site that was started by %s',
  { timeout },
  (way, command) => {
    test('ends cleanly when that process is asked to', async (context) => {
      const { child, ended, isServed } = await startBy(context, command)
      expect(await isServed()).toBe(true)
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect(await isServed()).toBe(false)
    })

    test.skipIf(way === 'node server.ts')(
      'ends by itself when that process was killed and passed nothing on',
      async (context) => {
        const { child, isServed } = await startBy(context, command)
        child.kill('SIGKILL')
        await expect.poll(isServed, { timeout: 10_000 * patience }).toBe(false)
      },
    )

    test.skipIf(!canIsolate)(
      'ends cleanly as the first process of a container',
      async (context) => {
        const isolated = ['unshare', '-pf', '--mount-proc', ...command]
        const { child, ended } = await startBy(context, isolated)
        const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
        process.kill(Number(children.split(' ')[0]), 'SIGTERM')
        expect(await ended).toEqual([0, null])
      },
    )
  },
)
