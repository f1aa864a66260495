// Finds the programs that tests use, and installs missing ones.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, Stop } from './steps.mjs'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Finds a Chromium for the browser tests: the system's, its package installed now, or Playwright's
 * download.
 *
 * @returns the path of the program; '' for the one that Playwright downloaded
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Stop(`CHROMIUM_PATH names ${given}, which does not exist.`)
    return given
  }
  const here = firstOf(systemChromium)
  if (here) return here
  await installPackage('chromium')
  const installed = firstOf(systemChromium)
  if (installed) return installed
  console.log('No Chromium found: asking Playwright for its own …')
  const download = await run(
    'playwright',
    ['install', ...(canInstall() ? ['--with-deps'] : []), 'chromium'],
    {
      quiet: true,
    },
  )
  if (download.code === 0) return ''
  throw new Stop(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to its program.',
  )
}

/**
 * The other tools, by name: the setting that tells tests where it is, its usual path, and its
 * Debian package.
 */
const optionalTools = {
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
  gcc: {
    name: 'the C compiler GCC and the headers of the C library',
    setting: 'GCC_PATH',
    find: () => existsSync('/usr/include/stdio.h') && firstOf(['/usr/bin/gcc']),
    packages: ['gcc', 'libc6-dev'],
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
 * Finds a tool that only some tests need. Installs a missing one where this account may do so.
 *
 * @param tool a name of {@link optionalTools}
 * @returns the setting for the tests; empty where the tool is missing and this is not CI: its tests
 * are then skipped
 */
export async function findOptional(tool) {
  const { name, setting, find, packages } = optionalTools[tool]
  if (process.env[setting]) return {}
  if (!find()) for (const each of packages) await installPackage(each)
  const path = find()
  if (path) return { [setting]: path }
  if (process.env.CI) throw new Stop(`The tests need ${name} in CI, and it could not be installed.`)
  console.log(
    `The tests that need ${name} are left out: install ${packages.join(', ')}, or set ${setting}.`,
  )
  return {}
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

/** Installs a Debian package where this account may do so. On failure, prints why and goes on. */
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
