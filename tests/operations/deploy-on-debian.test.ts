import { copyFileSync, readFileSync, chmodSync, cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { patience } from '../helpers/patience.ts'
import { isRoot, packBeforeTests, releaseArchive } from '../helpers/release.ts'
import { execFileSync, spawnSync } from 'node:child_process'

const root = resolve(import.meta.dirname, '../..')

/** Returns the mirror that this machine gets its packages from, and the name of its release. */
function packageSource() {
  const targets = execFileSync(
    'apt-get',
    ['indextargets', '--format', '$(SITE) $(RELEASE)', 'Created-By: Packages'],
    { encoding: 'utf8' },
  )
  const release =
    /^VERSION_CODENAME=(.+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? ''
  const line = targets.split('\n').find((each) => each.endsWith(` ${release}`))
  return { release, mirror: line?.split(' ')[0] ?? '' }
}

/**
 * Makes a Debian in a folder as it is after its installation, with a stand-in for systemd, which cannot run there.
 *
 * @param packages what can be installed in it later, without a network
 */
function makeDebianRoot(folder: string, packages: readonly string[]): string {
  const place = join(folder, 'debian')
  const { release, mirror } = packageSource()
  const debootstrap = process.env.DEBOOTSTRAP_PATH ?? 'debootstrap'
  execFileSync(debootstrap, ['--variant=minbase', release, place, mirror], { stdio: 'pipe' })
  const inside = (...command: string[]) =>
    execFileSync('chroot', [place, ...command], {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'pipe',
    })
  inside('apt-get', 'update')
  inside('apt-get', 'install', '--yes', '--no-install-recommends', '--download-only', ...packages)
  writeFileSync(join(place, 'etc/hosts'), '127.0.0.1 localhost\n')
  // Packages start nothing while they are installed, as in any folder that no one has booted.
  writeFileSync(join(place, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  writeFileSync(
    join(place, 'etc/apt/apt.conf.d/tests'),
    'APT::Get::Assume-Yes "true";\nAPT::Install-Recommends "false";\n',
  )
  const stand = join(place, 'usr/local/bin/systemctl')
  cpSync(join(root, 'tests/debian/systemctl'), stand)
  chmodSync(stand, 0o755)
  symlinkSync('systemctl', join(place, 'usr/local/bin/journalctl'))
  return place
}

const namespaceScript = `set -e
ip link set lo up
mount --bind "$PLACE" "$PLACE"
mount -t proc proc "$PLACE/proc"
exec chroot "$PLACE" sh -e /root/steps.sh`

/**
 * Runs a shell script as root in such a Debian, without a network; what it started ends with it.
 *
 * @returns its exit code, and what it and its services said
 */
function runInDebian(place: string, script: string, timeout: number) {
  writeFileSync(join(place, 'root/steps.sh'), `cd /root\n${script}\n`)
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child']
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [...namespaces, 'sh', '-c', namespaceScript],
    {
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
        PLACE: place,
      },
      encoding: 'utf8',
      timeout,
      maxBuffer: 1e8,
    },
  )
  return { code: status, printed: stdout + stderr }
}

const timeout = 200_000 * patience

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/operate.md'), 'utf8')

/** The commands of the guide for a server, and what their comments ask for, done. */
function readSteps(name: string, address: string): string {
  const [, block = ''] = /\n## Deploy\n[^]*?```sh\n([^]*?)```/.exec(guide) ?? []
  return block
    .replaceAll('dyci-website-…', name)
    .replace(
      /( *# set PUBLIC_ORIGIN in it)\n/,
      `$1\nsed -i 's|PUBLIC_ORIGIN=[^ ]*|PUBLIC_ORIGIN=https://${address}|' /etc/systemd/system/dyci-website.service\n`,
    )
    .replace(
      /(systemctl edit caddy) *# \[Service\] (.*)\n/,
      (_line, command: string, setting: string) =>
        `${command} <<'EDIT'\n[Service]\n${setting.replace('www.example.edu.ph', address)}\nEDIT\n`,
    )
}

/** Waits for the site behind Caddy as a visitor who trusts its certificate, then asks. */
const visitScript = `
const ask = (path) => fetch('https://localhost' + path).then(async (answer) => [answer.status, await answer.text()])
const deadline = Date.now() + ${60_000 * patience}
for (;;) {
  const [status] = await ask('/readyz').catch((error) => [error.cause?.code ?? error.message])
  if (status === 200) break
  if (Date.now() > deadline) { console.log('not reached: ' + status); process.exit(1) }
}
const [status, page] = await ask('/')
console.log('visited', status, /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1], (await ask('/metrics'))[0])`

describe.skipIf(!isRoot || !process.env.DEBOOTSTRAP_PATH)('Guide, Deploy', { timeout }, () => {
  packBeforeTests()

  test('leads from a fresh Debian to a site with TLS, step by step, without a network', async () => {
    const folder = makeTestFolder('debian')
    onTestFinished(() => removeTestFolder(folder))
    const archive = await releaseArchive()
    const place = makeDebianRoot(folder, ['caddy'])
    copyFileSync(archive, join(place, 'root', basename(archive)))
    const steps = readSteps(basename(archive, '.tar.gz'), 'localhost')
    expect(steps.split('\n').length).toBeGreaterThan(9)
    const certificate = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'
    const visit = `NODE_EXTRA_CA_CERTS=${certificate} LD_LIBRARY_PATH=/srv/dyci/current/lib \\
  /srv/dyci/current/bin/node --input-type=module -e "$VISIT" || { cat /var/log/*.log; exit 1; }
stat -c 'owned by %U, %a' /var/lib/dyci-website`
    const wait = `count=0; until [ -e ${certificate} ] || [ $count = ${Math.ceil(600 * patience)} ]; do sleep 0.1; count=$((count + 1)); done`
    const { code, printed } = runInDebian(
      place,
      `VISIT=$(cat <<'VISIT'\n${visitScript}\nVISIT\n)\n${steps}\n${wait}\n${visit}`,
      timeout,
    )
    expect(printed).toContain('/login#link=')
    expect(printed).toContain('backup')
    expect(printed).toContain('visited 200 https://localhost/ 403')
    expect(printed).toContain('owned by dyci, 700')
    expect(code).toBe(0)
  })
})
