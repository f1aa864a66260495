// Finds the programs that tests drive, and installs them where they are missing.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, Stop } from './steps.mjs'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium for the browser tests: one that is there, Playwright's download, or the system's package.
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
  console.log('No Chromium found: asking Playwright for its own …')
  const download = await run('playwright', ['install', 'chromium'], { quiet: true })
  if (download.code === 0) return ''
  await installPackage('chromium')
  const installed = systemChromium.find((path) => existsSync(path))
  if (installed) return installed
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
  if (canInstall()) await installPackage('postgresql')
  const installed = postgresFolder()
  if (installed) return installed
  if (process.env.CI) throw new Stop('The tests need PostgreSQL’s server in CI, and it could not be installed.')
  console.log('PostgreSQL is not installed: its tests are left out. (Set POSTGRES_BIN to the folder of initdb.)')
  return ''
}

function postgresFolder() {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
  return [...folders, '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'].find((path) =>
    existsSync(join(path, 'initdb')),
  )
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function installPackage(name) {
  if (!canInstall()) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    quiet: true,
    env,
  })
  if (code !== 0) console.error(output)
}
