import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { makeTestFolder, removeTestFolder, startProcess } from './clean-up.ts'
import { patience } from './patience.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs the built product with settings that it should refuse, until it ends.
 *
 * @returns its exit code and output; its data folder is removed
 */
export async function runServer(settings: Record<string, string>) {
  const dataDir = makeTestFolder('run')
  const child = startProcess(join(root, 'node_modules/.bin/node'), ['server.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000 * patience)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  removeTestFolder(dataDir)
  return { code, said: said.trim() }
}
