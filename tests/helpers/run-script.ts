import { once } from 'node:events'
import { resolve } from 'node:path'
import { makeTestFolder, removeTestFolder, startProcess } from './clean-up.ts'
import { patience } from './patience.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs one of the project's commands as an operator would, and waits for its end.
 *
 * @param env what is in its environment besides PATH
 * @param prefix a command that runs it with limits
 * @returns its exit code, and what it printed
 */
export async function runScript(
  script: string,
  args: string[],
  env: Record<string, string>,
  prefix: readonly string[] = [],
) {
  const [program = '', ...rest] = [...prefix, process.execPath, script, ...args]
  const child = startProcess(program, rest, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, printed }
}

/**
 * Runs the built product with settings that it should refuse, until it ends.
 *
 * @returns its exit code and output; its data folder is removed
 */
export async function runServer(settings: Record<string, string>) {
  const dataDir = makeTestFolder('run')
  const env = { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings }
  const limit = ['timeout', String(15 * patience)]
  const { code, printed } = await runScript('server.ts', [], env, limit)
  removeTestFolder(dataDir)
  return { code, said: printed.trim() }
}
