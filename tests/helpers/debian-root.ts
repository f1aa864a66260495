import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

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
export function makeDebianRoot(folder: string, packages: readonly string[]): string {
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
export function runInDebian(place: string, script: string, timeout: number) {
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
