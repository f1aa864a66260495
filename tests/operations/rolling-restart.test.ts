import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startNginx } from '../helpers/nginx.ts'
import { emptyPostgres, startNode, repeat } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { freePort } from '../helpers/postgres-server.ts'
import { openFolder } from '../helpers/release.ts'
import { openEditor } from '../helpers/staff-calls.ts'

const timeout = 120_000 * patience

/** Returns the settings of deploy/nginx.conf for nodes and requests to them, with other ports. */
function proxySettings(nodes: readonly number[], port: number) {
  const file = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const [, proxied = ''] = /(proxy_http_version 1\.1;[^]*?)\t# Pages are never/.exec(file) ?? []
  const [upstream = ''] = /upstream [^]*?\n\}/.exec(file) ?? []
  const [, node = ''] = /server 127\.0\.0\.1:3000( max_fails=1 [^;]*;)/.exec(upstream) ?? []
  const servers = nodes.map((each) => `server 127.0.0.1:${each}${node}`).join('\n')
  return `${upstream.replace(/server 127[^;]*;/, servers)}
    server { listen 127.0.0.1:${port}; ${proxied} location / { proxy_pass http://dyci-website; } }`
}

test.runIf(inject('postgres') && process.env.NGINX_PATH)(
  'nodes behind nginx that restart one after the other fail no visit and no save',
  { timeout },
  async () => {
    const databaseUrl = await emptyPostgres()
    const ports = [await freePort(), await freePort()]
    const settingsOf = (port: number) => ({
      PORT: String(port),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: String(Math.ceil(3 * patience)),
    })
    const nodes = []
    for (const port of ports) nodes.push(await startNode(databaseUrl, settingsOf(port)))
    const proxyPort = await freePort()
    startNginx(openFolder('rolling'), proxySettings(ports, proxyPort))
    const origin = `http://127.0.0.1:${proxyPort}`
    const isReady = (at: string) =>
      fetch(`${at}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(() => isReady(origin), { timeout }).toBe(true)

    const saveAt = await openEditor({ dataDir: '', databaseUrl })
    const statuses = { visits: [] as number[], saves: [] as number[] }
    const note = async (into: number[], response: Promise<Response>) => {
      const status = await response.then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        () => 0,
      )
      into.push(status)
    }
    const paths = ['/', '/dycian-news', '/search?q=robotics', '/images/nothing.svg', '/status']
    const visit = (turn: number) =>
      note(statuses.visits, fetch(origin + paths[turn % paths.length]))
    const save = () => note(statuses.saves, saveAt(origin))
    const done = new AbortController()
    onTestFinished(() => done.abort())
    const work = Promise.all([repeat(4, done.signal, visit), repeat(2, done.signal, save)])
    const served = () => statuses.visits.length
    await expect.poll(served, { timeout }).toBeGreaterThan(200)
    const servedBefore = served()
    for (const [index, node] of nodes.entries()) {
      const stopped = node.stop()
      // It says that it leaves, and answers on.
      await expect.poll(() => isReady(node.origin)).toBe(false)
      expect((await fetch(`${node.origin}/healthz`)).headers.get('connection')).toBe('close')
      await stopped
      const again = await startNode(databaseUrl, {
        ...settingsOf(ports[index] ?? 0),
        DATA_DIR: node.dataDir,
      })
      await expect.poll(() => isReady(again.origin), { timeout }).toBe(true)
      const before = served()
      await expect.poll(served, { timeout }).toBeGreaterThan(before + 200)
    }
    await expect.poll(served, { timeout }).toBeGreaterThan(servedBefore + 1_000)
    await expect.poll(() => statuses.saves.length, { timeout }).toBeGreaterThan(100)
    done.abort()
    await work
    expect(statuses.visits.filter((status) => status !== 200 && status !== 404)).toEqual([])
    expect(statuses.saves.filter((status) => status !== 201)).toEqual([])
  },
)
