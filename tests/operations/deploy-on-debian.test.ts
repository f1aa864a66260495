import { copyFileSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'
import { makeDebianRoot, runInDebian } from '../helpers/debian-root.ts'
import { patience } from '../helpers/patience.ts'
import { isRoot, packBeforeTests, releaseArchive } from '../helpers/release.ts'

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
