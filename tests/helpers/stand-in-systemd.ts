import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProcess, stopProcess } from './clean-up.ts'
import { listenLocally } from './local-server.ts'

/** Asks the test to do what systemd would do. */
const askScript = `fetch(process.argv[1] + process.argv[2]).then(async (answer) => process.exit(Number(await answer.text())))`

/**
 * Puts a `systemctl` into a folder that starts and stops one service, as a process of the test.
 *
 * @param command starts the service
 * @param env its whole environment
 * @returns the folder of `systemctl`, and what it was asked to do
 */
export async function standInSystemd(
  folder: string,
  { command, env }: { command: readonly string[]; env: Record<string, string> },
) {
  const [program = '', ...args] = command
  let running: ReturnType<typeof startProcess> | null = null
  const stop = async () => {
    if (running) await stopProcess(running)
    running = null
  }
  const start = () => {
    running = startProcess(program, args, { cwd: '/', env, stdio: 'ignore' })
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const work = request.url?.slice(1) ?? ''
    asked.push(work)
    const act = async () => {
      if (work !== 'is-active') await stop()
      if (work === 'start' || work === 'restart') start()
      response.end(work === 'is-active' && !running ? '3' : '0')
    }
    void act()
  })
  const listening = await listenLocally(server)
  onTestFinished(async () => {
    await stop()
    await listening.stop()
  })
  const binaries = join(folder, 'bin')
  mkdirSync(binaries)
  const file = join(binaries, 'systemctl')
  writeFileSync(
    file,
    `#!/bin/sh\nexec '${process.execPath}' -e '${askScript}' '${listening.origin}/' "$1"\n`,
  )
  chmodSync(file, 0o755)
  return { binaries, asked, start }
}
