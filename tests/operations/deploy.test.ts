import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { startNginx } from '../helpers/nginx.ts'
import { emptyPostgres, siteOfTest } from '../helpers/nodes.ts'
import { makeCertificate } from '../helpers/certificate.ts'
import { patience } from '../helpers/patience.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { startProcess, stopProcess } from '../helpers/clean-up.ts'
import { openFolder, packBeforeTests, placeRelease, startRelease } from '../helpers/release.ts'
import { runScript } from '../helpers/run-script.ts'
import type { TestSite } from '../helpers/site.ts'

const deploy = resolve(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
const timeout = 90_000 * patience

const askScript = `fetch(process.argv[1], { redirect: 'manual', headers: JSON.parse(process.argv[2]) })
  .then(({ status }) => console.log(status), (error) => console.log(error.cause?.code))`

/** Addresses with words that no access log may have, and what is left of them in it. */
const secretPaths = ['/search?q=secret', '/preview/secret', '/fil/status/mail/secret']
const loggedPaths = ['/search', '/preview/', '/fil/status/mail/']

/** Asks in a process that trusts a certificate of the test. @returns the status */
const statusOf = (certificate: string, address: string, headers: Record<string, string> = {}) =>
  execFileSync(process.execPath, ['-e', askScript, address, JSON.stringify(headers)], {
    env: { NODE_EXTRA_CA_CERTS: certificate },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

describe.skipIf(!process.env.SYSTEMD_ANALYZE_PATH)('the unit for systemd', { timeout }, () => {
  packBeforeTests()

  test('has no mistakes, starts a program of a release again after any end, and leaves the service hardly any rights', async () => {
    const folder = openFolder('unit')
    const place = await placeRelease(folder, 'current')
    const file = join(folder, 'dyci-website.service')
    const unit = read('dyci-website.service')
    const analyze = (...args: string[]) => {
      const program = process.env.SYSTEMD_ANALYZE_PATH ?? ''
      const { status, stdout, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' })
      return { code: status, printed: stdout + stderr }
    }
    writeFileSync(file, unit.replace('ProtectSystem=', 'ProtectSytem='))
    expect(analyze('verify').printed).toContain('ProtectSytem')
    writeFileSync(file, unit.replaceAll('/srv/dyci/current', place))
    expect(analyze('verify')).toEqual({ code: 0, printed: '' })
    const { code, printed } = analyze('security', '--offline=true', '--threshold=20')
    expect(printed).toContain('OK')
    expect(code).toBe(0)
    const rules = ['Restart=always', 'RestartSec=2', 'MemoryMax=2G', 'UMask=0077']
    expect(unit.split('\n')).toEqual(expect.arrayContaining([...rules, 'ProtectSystem=strict']))
  })
})

describe.skipIf(!process.env.NGINX_PATH)('the settings of nginx', { timeout }, () => {
  test('serve the site with TLS, and name each visitor, whatever the visitor claims', async () => {
    const folder = openFolder('nginx')
    const [httpPort, httpsPort] = [await freePort(), await freePort()]
    const { certificate, key } = makeCertificate(folder)
    const origin = `https://localhost:${httpsPort}`
    const site = await siteOfTest({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '1' })
    const settings = read('nginx.conf')
      .replaceAll('www.example.edu.ph', 'localhost')
      .replace(/listen \[::\]:\d+.*;/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replace('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
      .replace('listen [::]:443 ssl http2;', '')
      .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
      .replace('/etc/letsencrypt/live/localhost/fullchain.pem', certificate)
      .replace('/etc/letsencrypt/live/localhost/privkey.pem', key)
      .replace('/var/cache', folder)
      .replace('/var/log/nginx', folder)
    startNginx(folder, settings)
    await expect.poll(() => statusOf(certificate, `${origin}/readyz`), { timeout }).toBe('200')
    expect(statusOf(certificate, `http://localhost:${httpPort}/`)).toBe('301')
    const { code, printed } = await runScript('scripts/doctor.ts', ['--offline'], {
      DATA_DIR: site.dataDir,
      PORT: String(site.port),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '1',
      NODE_EXTRA_CA_CERTS: certificate,
    })
    expect(printed).toContain('ok     Proxy: ')
    expect(code).toBe(0)
    for (const path of secretPaths) statusOf(certificate, origin + path)
    const log = () => readFileSync(join(folder, 'dyci-website.log'), 'utf8')
    for (const path of loggedPaths) {
      const line = `^127.0.0.1 - - \\[.+\\] "GET ${path} HTTP/2.0" \\d{3} \\d+$`
      await expect.poll(log).toMatch(new RegExp(line, 'm'))
    }
    expect(log()).not.toContain('secret')

    // Without the site, what it once sent of the release is still there, and pages are not.
    const asset = /\/assets\/[^"]+\.css/.exec(await (await fetch(site.origin)).text())?.[0] ?? ''
    expect(statusOf(certificate, origin + asset)).toBe('200')
    expect(statusOf(certificate, origin)).toBe('200')
    await site.stop()
    expect(statusOf(certificate, origin + asset)).toBe('200')
    expect(statusOf(certificate, origin)).toBe('502')
  })
})

interface Service {
  environment: Record<string, string>
  read_only?: boolean
  healthcheck?: { test: string[] }
  volumes: string[]
}

const isCaddyMissing = !process.env.CADDY_PATH || !inject('postgres')
describe.skipIf(isCaddyMissing)('deploy/compose.yaml', { timeout }, () => {
  packBeforeTests()

  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }

  /** The environment of a service, with the values of a `.env` file. */
  const environmentOf = (name: string, values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => values[variable] ?? ''),
      ]),
    )

  test('names its parts, and a volume for everything that must stay', () => {
    expect(Object.keys(services)).toEqual(['node-a', 'node-b', 'database', 'proxy'])
    expect(services['node-a']?.read_only).toBe(true)
    // Also in an image without a health check of its own.
    expect(services['node-a']?.healthcheck?.test).toEqual(['CMD', '/app/start', 'health'])
    const used = Object.values(services).flatMap((service) => service.volumes)
    for (const volume of Object.keys(volumes))
      expect(used.some((each) => each.startsWith(`${volume}:/`))).toBe(true)
  })

  test('describes parts that work together: two nodes, PostgreSQL, and Caddy with TLS', async () => {
    const folder = openFolder('compose')
    const place = await placeRelease(folder, 'current')
    const databaseUrl = await emptyPostgres()
    const [httpPort, httpsPort, admin] = [await freePort(), await freePort(), await freePort()]
    const values = {
      SITE_ADDRESS: `localhost:${httpsPort}`,
      DATABASE_PASSWORD: 'of the tests',
      BACKUP_PASSPHRASE: 'a passphrase of the tests',
    }
    const dataDir = join(folder, 'data')
    const nodes: TestSite[] = []
    for (const name of ['node-a', 'node-b']) {
      const given = environmentOf(name, values)
      expect(given.DATABASE_URL).toBe('postgres://site:of the tests@database:5432/site')
      const here = { DATABASE_URL: databaseUrl, BACKUP_TO: join(dataDir, 'backups') }
      const node = await startRelease(place, dataDir, { ...given, ...here })
      onTestFinished(node.stop)
      nodes.push(node)
    }
    const proxy = environmentOf('proxy', { ...values, SITE_ADDRESS: 'localhost' })
    expect(proxy).toEqual({ SITE_ADDRESS: 'localhost', NODES: 'node-a:3000 node-b:3000' })
    const config = ['--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')]
    const caddy = startProcess(process.env.CADDY_PATH ?? '', ['run', ...config], {
      env: {
        PATH: process.env.PATH,
        ...proxy,
        NODES: nodes.map(({ port }) => `127.0.0.1:${port}`).join(' '),
        ACCESS_LOG: `file ${folder}/access.log`,
        CADDY_ADMIN: `127.0.0.1:${admin}`,
        HTTP_PORT: String(httpPort),
        HTTPS_PORT: String(httpsPort),
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    onTestFinished(() => stopProcess(caddy))
    const certificate = join(folder, 'caddy/pki/authorities/local/root.crt')
    const ask = (path: string, headers: Record<string, string> = {}) =>
      statusOf(certificate, `https://localhost:${httpsPort}${path}`, headers)
    await expect.poll(() => ask('/readyz'), { timeout }).toBe('200')
    // Whatever a visitor claims, Caddy names the visitor, so figures are not for them.
    expect(ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toBe('403')
    for (const path of secretPaths) ask(path, { referer: 'https://x/?secret' })
    const log = () => readFileSync(join(folder, 'access.log'), 'utf8')
    for (const path of loggedPaths)
      await expect.poll(log).toMatch(new RegExp(`"uri":"${path}\\??"`))
    expect(log()).not.toContain('secret')
    // While one node is away the other one answers all.
    await nodes[0]?.stop()
    for (let visit = 0; visit < 20; visit += 1) expect(ask('/')).toBe('200')
  })
})
