// Finds the programs that tests drive, and installs them where they are missing.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, Stop } from './steps.mjs'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium for the browser tests: the system's, its package installed now, or Playwright's download.
 * @returns the path of its program; '' for the one that Playwright has downloaded
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Stop(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return given
  }
  const here = systemChromium.find((path) => existsSync(path))
  if (here) return here
  await installPackage('chromium')
  const installed = systemChromium.find((path) => existsSync(path))
  if (installed) return installed
  console.log('No Chromium found: asking Playwright for its own …')
  const download = await run('playwright', ['install', ...(canInstall() ? ['--with-deps'] : []), 'chromium'], {
    quiet: true,
  })
  if (download.code === 0) return ''
  throw new Stop('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its program.')
}

/**
 * The folder of PostgreSQL's server programs, for the tests that run on it too.
 * @returns '' where it is missing and this is not CI: those tests then say that they were left out
 */
export async function findPostgres() {
  const given = process.env.POSTGRES_BIN
  if (given) return given
  const here = postgresFolder()
  if (here) return here
  await installPackage('postgresql')
  const installed = postgresFolder()
  if (installed) return installed
  if (process.env.CI) throw new Stop('The tests need a PostgreSQL server in CI, and it could not be installed.')
  console.log('PostgreSQL is not installed: its tests are left out. (Set POSTGRES_BIN to the folder of initdb.)')
  return ''
}

function postgresFolder() {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
  const programs = ['initdb', 'postgres', 'pg_isready']
  return [...folders, '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'].find((path) =>
    programs.every((program) => existsSync(join(path, program))),
  )
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs one of Debian's packages where this account may do so. Says why when that fails, and goes on. */
async function installPackage(name) {
  if (!canInstall()) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { code, output } = await run('apt-get', args, { quiet: true, env })
    if (code === 0) continue
    console.error(`${output.trim()}\nThe package ${name} could not be installed.`)
    return
  }
}
