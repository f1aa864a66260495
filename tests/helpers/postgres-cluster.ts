import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the test cluster without a database name, or '' where PostgreSQL is not installed */
    postgres: string
  }
}

/** Starts a private PostgreSQL on a free port for the whole run, in a folder that goes when it ends. */
export default async function startPostgres(project: TestProject) {
  const programs = process.env.POSTGRES_BIN ?? ''
  if (programs === '') {
    if (process.env.CI) throw new Error('CI runs the PostgreSQL tests, but POSTGRES_BIN is not set. Run: npm test')
    project.provide('postgres', '')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'dyci-postgres-'))
  // PostgreSQL refuses to run as root: then the account does that its package brings.
  const user = process.getuid?.() === 0 ? accountOf('postgres') : null
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  await waitUntilReady(programs, port)
  project.provide('postgres', `postgres://tests@127.0.0.1:${port}`)
  return async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

function accountOf(name: string) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error(`PostgreSQL cannot run as root, and there is no account named ${name}.`)
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitUntilReady(programs: string, port: number) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The PostgreSQL of the tests did not start within 15 seconds.')
}
