// Shared by `npm start` and `npm test`. Runs on any Node from 20 on, before anything is installed,
// so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')

/** The environment in which the project's own Node and tools come first on PATH. */
export const projectEnvironment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
}

/** Runs the server with a small heap, because its pages live outside it. */
export const serverArguments = ['--max-semi-space-size=8', '--max-old-space-size=192', 'server.ts']

/**
 * Tells the C library to give large blocks back: after compressing pages it would otherwise hold
 * three times the memory in use (docs/performance.md).
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/** Environment of the server that `npm start` runs. */
export const serverEnvironment = {
  ...memorySettings,
  ...projectEnvironment,
  NODE_ENV: 'production',
}

/** A fault that its message explains; ends the command with that sentence. */
export class Stop extends Error {}

/**
 * Ends a command with its usage when it is asked for (exit code 0), or when it is called with
 * something that it does not take (2).
 *
 * @param takesArguments whether it reads its arguments itself
 */
export function helpWith(usage, { takesArguments = false } = {}) {
  const given = process.argv.slice(2)
  if (given.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  if (takesArguments || given.length === 0) return
  console.error(usage)
  process.exit(2)
}

/** Runs the steps of a command; on a fault, prints its sentence and exits with 1. */
export async function main(run) {
  try {
    process.chdir(root)
    if (Number(process.versions.node.split('.')[0]) < 20) {
      throw new Stop(
        `This is Node ${process.versions.node}; the project needs 20 or newer. See https://nodejs.org`,
      )
    }
    await run()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  }
}

/**
 * Runs a program to its end and shows what it prints.
 *
 * @param options.isGroup ends all processes that the program started and left running, also when
 * this process is stopped
 */
export function run(
  command,
  args,
  { env = projectEnvironment, quiet = false, isGroup = false } = {},
) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, env, stdio, detached: isGroup })
    const endGroup = isGroup ? endGroupWithUs(child) : () => {}
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      endGroup()
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Kills a child's process group with this process. @returns a function that kills it earlier */
function endGroupWithUs(child) {
  const endGroup = () => {
    process.off('exit', endGroup)
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group has already ended.
    }
  }
  process.on('exit', endGroup)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return endGroup
}

/** Runs a program quietly. @throws {@link Stop} with its output and an explanation when it fails */
export async function mustRun(command, args, explanation) {
  const { code, output } = await run(command, args, { quiet: true })
  if (code === 0) return
  throw new Stop(`${output.trim()}\n\n${explanation}`)
}

/**
 * Installs what package-lock.json names, unless that is done already.
 *
 * @param options.isForTests whether what only tests, checks and benchmarks need is installed too
 */
export async function install({ isForTests = false } = {}) {
  // Packages of an earlier version of the project, which had a workspace here: npm leaves them, and
  // the staff pages would be built with them.
  rmSync(join(root, 'admin', 'node_modules'), { recursive: true, force: true })
  const stamp = join(root, 'node_modules', '.installed')
  const product = hashOf([join(root, 'package-lock.json'), join(root, 'package.json')])
  const withTests = `${product} with tests`
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === withTests || (installed === product && !isForTests)) return
  console.log(`Installing packages${isForTests ? ' for the tests' : ''} …`)
  // Uses install, not `npm ci`, which refuses a lock file without the native packages of some
  // platforms. `--no-save` keeps the lock file unchanged. No package needs its scripts: vnu-jar's
  // would download a Java runtime.
  await mustRun(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    [
      ...['install', '--no-save', '--ignore-scripts', isForTests ? '--include=dev' : '--omit=dev'],
      ...['--no-audit', '--no-fund', '--loglevel=error'],
    ],
    'The packages could not be installed. Check the network and the npm registry, then try again.',
  )
  // npm says nothing about an optional package that it could not download.
  if (!existsSync(join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node'))) {
    throw new Stop(
      `Node itself could not be installed for ${process.platform} ${process.arch}: package.json names the computers under optionalDependencies. Check the network, then try again.`,
    )
  }
  writeFileSync(stamp, isForTests ? withTests : product)
}

/** Files and folders that the product is built from. */
export const sources = [
  'abilities',
  'admin',
  'content',
  'db',
  'product',
  'public',
  'school',
  'server',
  'site',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
]

/** Parts of the build: each is rebuilt only when its own sources change. */
const parts = [
  {
    name: 'the site',
    folder: join(root, 'build', 'server'),
    command: ['react-router', 'build'],
    from: [
      ...sources.filter((name) => name !== 'admin'),
      'scripts/build-plugins.ts',
      'scripts/compile-messages.ts',
    ],
  },
  {
    name: 'the staff pages',
    folder: join(root, 'admin', 'build'),
    command: ['vite', 'build', '--config', 'admin/vite.config.ts'],
    from: [
      'abilities',
      'admin',
      'school',
      'site/styles/fonts',
      'site/styles/fonts.css',
      'scripts/build-plugins.ts',
      'package-lock.json',
      'tsconfig.json',
    ],
  },
]

/** Builds the parts of the product whose sources have changed since the last build, side by side. */
export async function build() {
  await Promise.all(
    parts.filter(isOutdated).map(async (part) => {
      const { name, folder, command, from } = part
      const [program, ...args] = command
      console.log(`Building ${name} …`)
      // Taken before the build, so that a file saved during it counts as changed.
      const fingerprint = fingerprintOf(from)
      await mustRun(program, args, `Building ${name} failed: see the message above.`)
      mkdirSync(folder, { recursive: true })
      writeFileSync(stampOf(part), fingerprint)
    }),
  )
}

/** Lists the parts whose sources have changed since they were built, by name. */
export const outdatedParts = () => parts.filter(isOutdated).map(({ name }) => name)

const stampOf = ({ folder }) => join(folder, '.built')

function isOutdated(part) {
  const stamp = stampOf(part)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintOf(part.from)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Hashes path, size and change time of each file: quick, and a needless build does no harm. */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  for (const path of paths.map((name) => join(root, name))) {
    if (statSync(path).isFile()) add(path)
    else for (const file of filesIn(path)) add(file)
  }
  return hash.digest('hex')
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'build', 'tests'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}
