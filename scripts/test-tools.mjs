// Finds what tests use: programs, of which it installs missing ones, and a folder in memory.
import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { run, Stop } from './steps.mjs'

/** The tools by name: the setting with their path, how they are found, and their Debian packages. */
const tools = {
  chromium: {
    name: 'a Chromium without windows',
    setting: 'CHROMIUM_PATH',
    // The full browser needs twice the time.
    find: () => firstOf(['/usr/bin/chromium-headless-shell']),
    packages: ['chromium-headless-shell'],
    orElse: findOtherChromium,
  },
  fullChromium: {
    name: 'the full Chromium',
    setting: 'FULL_CHROMIUM_PATH',
    find: () => firstOf(systemChromium),
    packages: ['chromium'],
  },
  openssl: {
    name: 'OpenSSL, which makes certificates',
    setting: 'OPENSSL_PATH',
    find: () => firstOf(['/usr/bin/openssl']),
    packages: ['openssl'],
  },
  postgres: {
    name: 'a PostgreSQL server',
    setting: 'POSTGRES_BIN',
    find: postgresFolder,
    packages: ['postgresql'],
  },
  java: {
    name: 'Java for the Nu HTML checker',
    setting: 'JAVA_PATH',
    find: () => firstOf(['/usr/bin/java']),
    packages: ['default-jre-headless'],
  },
  buildah: {
    name: 'Buildah, which makes container images',
    setting: 'BUILDAH_PATH',
    find: () => firstOf(['/usr/bin/buildah']),
    packages: ['buildah'],
  },
  caddy: {
    name: 'the proxy Caddy',
    setting: 'CADDY_PATH',
    find: () => firstOf(['/usr/bin/caddy']),
    packages: ['caddy'],
  },
  debootstrap: {
    name: 'debootstrap, which installs a Debian in a folder, and iproute2',
    setting: 'DEBOOTSTRAP_PATH',
    find: () => existsSync('/sbin/ip') && firstOf(['/usr/sbin/debootstrap']),
    packages: ['debootstrap', 'iproute2'],
  },
  nginx: {
    name: 'nginx, its WebDAV module, and OpenSSL for its certificate',
    setting: 'NGINX_PATH',
    find: () =>
      existsSync('/usr/bin/openssl') &&
      existsSync('/usr/lib/nginx/modules/ngx_http_dav_ext_module.so') &&
      firstOf(['/usr/sbin/nginx']),
    packages: ['nginx-light', 'libnginx-mod-http-dav-ext', 'openssl'],
  },
  systemd: {
    name: 'the checks of systemd',
    setting: 'SYSTEMD_ANALYZE_PATH',
    find: () => firstOf(['/usr/bin/systemd-analyze']),
    packages: ['systemd'],
  },
  firefox: {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    find: () => firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKit and a screen for it',
    setting: 'WEBKIT_DRIVER_PATH',
    find: () => existsSync('/usr/bin/Xvfb') && firstOf(['/usr/bin/WebKitWebDriver']),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/**
 * Finds the tools that the chosen tests need, and installs the missing ones in one call where this
 * account may do so.
 *
 * @param names names of {@link tools}
 * @returns the settings for the tests. In CI none is missing; elsewhere the tests of a missing tool are
 * skipped.
 */
export async function findTools(names) {
  const wanted = [...new Set(names)]
    .map((name) => tools[name])
    .filter(({ setting }) => !isGiven(setting))
  await installPackages(wanted.filter(({ find }) => !find()).flatMap(({ packages }) => packages))
  const settings = {}
  for (const { name, setting, find, packages, orElse } of wanted) {
    const path = find() || (await orElse?.())
    if (path) settings[setting] = path
    else if (process.env.CI)
      throw new Stop(`The tests need ${name} in CI, and it could not be installed.`)
    else
      console.log(
        `The tests that need ${name} are left out: install ${packages.join(', ')}, or set ${setting}.`,
      )
  }
  return settings
}

/** Tells whether the environment names a tool. @throws when there is nothing at its path */
function isGiven(setting) {
  const path = process.env[setting]
  if (!path) return false
  if (!existsSync(path)) throw new Stop(`${setting} names ${path}, which does not exist.`)
  return true
}

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds the full Chromium of the system, or asks Playwright for its own. */
async function findOtherChromium() {
  const here = firstOf(systemChromium)
  if (here) return here
  console.log('No Chromium found: asking Playwright for its own …')
  const withSystem = canInstall() ? ['--with-deps'] : []
  const { code } = await run('playwright', ['install', ...withSystem, 'chromium'], { quiet: true })
  if (code === 0) return (await import('@playwright/test')).chromium.executablePath()
  throw new Stop(
    'The stories need Chromium. Install it, or set CHROMIUM_PATH to the path of its program.',
  )
}

const firstOf = (paths) => paths.find((path) => existsSync(path))

function postgresFolder() {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : []
  const programs = ['initdb', 'postgres', 'pg_isready']
  return [...folders, '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'].find((path) =>
    programs.every((program) => existsSync(join(path, program))),
  )
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian packages where this account may do so. On failure, prints why and goes on. */
async function installPackages(names) {
  if (names.length === 0 || !canInstall()) return
  console.log(`Installing ${names.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Goes on when it fails: the lists of the last time may be good enough.
  await run('apt-get', ['update', '-qq'], { quiet: true, env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const { code, output } = await run('apt-get', install, { quiet: true, env })
  if (code !== 0) console.error(`${output.trim()}\nNot all of these packages could be installed.`)
}

/** Linux keeps the files of this folder in memory. */
const sharedMemory = '/dev/shm'

/** Containers give 64 MB of it by default, which PostgreSQL fills at once. */
const neededBytes = 2 * 1024 ** 3

/** Returns a folder in memory for databases; `null` when it is missing or has too little space. */
export function findMemoryFolder() {
  try {
    accessSync(sharedMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize >= neededBytes ? sharedMemory : null
  } catch {
    return null
  }
}
