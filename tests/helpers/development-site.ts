import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { makeTestFolder, removeTestFolder, startProcess, stopProcess } from './clean-up.ts'
import { patience } from './patience.ts'

const root = resolve(import.meta.dirname, '../..')

/** Everything that `npm run dev` reads, except packages. */
const copied = [
  ...['admin', 'content', 'db', 'public', 'school', 'scripts', 'server', 'site'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts'],
]

/** How long the development server may take to open, in milliseconds. */
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
  const folder = copySources()
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
    replace: (file, from, to) => {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`)
      writeFileSync(
        path,
        text.replace(from, () => to),
      )
    },
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

function copySources(): string {
  const folder = makeTestFolder('development')
  for (const name of copied) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[/\\](build|node_modules)$/.test(path),
    })
  }
  for (const packages of ['node_modules', 'admin/node_modules']) linkPackages(folder, packages)
  return folder
}

/** Links each package by itself, so that Vite keeps its own files in the copy. */
function linkPackages(folder: string, packages: string) {
  const target = join(folder, packages)
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(join(root, packages))) {
    if (name.startsWith('.vite')) continue
    symlinkSync(join(root, packages, name), join(target, name))
  }
}
