import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { removeTestFolder, startProcess, stopProcess } from './clean-up.ts'
import { copySources, replaceInFile } from './copied-sources.ts'
import { patience } from './patience.ts'

/** Timeout of the start of the development server, in milliseconds. */
const startTimeout = 30_000 * patience

export interface DevelopmentSite {
  origin: string
  /** Saves a source file of the copy, with one piece of text replaced by another. */
  replace: (file: string, from: string, to: string) => void
  /** Ends it as Ctrl-C does. @returns its exit code */
  interrupt: () => Promise<number | null>
  discard: () => Promise<void>
}

/** Runs `npm run dev` in a copy of the sources, on a free port and with a database of its own. */
export async function startDevelopmentSite(
  settings: Record<string, string>,
): Promise<DevelopmentSite> {
  const folder = copySources('development')
  const child = startProcess(process.execPath, [join(folder, 'scripts/dev.mjs')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: 'data',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  const origin = await new Promise<string>((resolveOrigin, reject) => {
    const fail = () => reject(new Error(`The site did not start:\n${said.join('\n')}`))
    const timer = setTimeout(fail, startTimeout)
    child.once('exit', fail)
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const [, address] = /^Open (http:\/\/localhost:\d+)/.exec(line) ?? []
      if (!address) return
      clearTimeout(timer)
      resolveOrigin(address)
    })
  })
  return {
    origin,
    replace: (file, from, to) => replaceInFile(join(folder, file), from, to),
    interrupt: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      const [code] = (await exited) as [number | null]
      return code
    },
    discard: async () => {
      await stopProcess(child)
      removeTestFolder(folder)
    },
  }
}
