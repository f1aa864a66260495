import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs the built product with settings that it should refuse, until it ends.
 * @returns its exit code and all that it said; a data folder of its own is removed
 */
export async function runServer(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dyci-run-'))
  const child = spawn(join(root, 'node_modules/.bin/node'), ['server.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  rmSync(dataDir, { recursive: true, force: true })
  return { code, said: said.trim() }
}
