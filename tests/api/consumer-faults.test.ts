import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { serviceArticle } from '../helpers/school-service.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { json, startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'

const newsFailed = 'Failed to fetch news. Please check your connection.'
const announcementsFailed = 'Failed to load announcements.'

let host: StandInHost
let site: TestSite
beforeAll(async () => {
  host = await startStandInHost(json(null, 500))
  site = await startTestSite({ CONTENT_HOST: host.origin })
})
afterAll(async () => {
  await site.stop()
  await host.stop()
})

const raw =
  (body: string | Buffer, headers: Record<string, string | number> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(body)
  }

const wholeNews = JSON.stringify({ data: [serviceArticle(1)], total: 1, limit: 10 })
const padding = 'x'.repeat(1024 * 1024)

/** Faults of a host, in both calls. */
const faults: Record<string, RequestListener> = {
  'an error': json({ error: 'database' }, 500),
  'a 404': json([], 404),
  'a 503 in HTML': (_request, response) =>
    response.writeHead(503).end('<h1>Down for maintenance</h1>'),
  'HTML instead of JSON': raw('<!DOCTYPE html><title>Welcome</title><p>It works!', {
    'content-type': 'text/html',
  }),
  'truncated JSON': raw(wholeNews.slice(0, -20)),
  'nothing at all': raw(''),
  'PHP’s warning before the JSON': raw(`<br /><b>Warning</b>: mysqli_connect()<br />${wholeNews}`),
  'a text': json('no articles today'),
  'a number': json(42),
  'a list where an object is due, and the other way round': (request, response) =>
    json(request.url?.includes('articles') ? [serviceArticle(1)] : { data: [] })(request, response),
  'data that is no list': (request, response) =>
    json(
      request.url?.includes('articles')
        ? { data: { 0: serviceArticle(1) }, total: 1, limit: 1 }
        : {},
    )(request, response),
  'a body cut off by the network': (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': wholeNews.length,
    })
    response.write(wholeNews.slice(0, 50), () => response.destroy())
  },
  'a closed connection': (request) => request.socket.destroy(),
  'a redirect to itself': (request, response) =>
    response.writeHead(302, { location: request.url ?? '/' }).end(),
  'compressed data that is not': raw('not gzip', { 'content-encoding': 'gzip' }),
  'a body of 9 MB that says so': raw(JSON.stringify({ data: [], pad: padding.repeat(9) })),
  'a body without end': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pour = () => {
      while (!response.destroyed && response.write(padding)) continue
      if (!response.destroyed) response.once('drain', pour)
    }
    response.write('{"data": [], "pad": "')
    pour()
  },
}

describe.each(Object.entries(faults))('a content host that answers with %s', (name, fault) => {
  const visit = async (path: string) => {
    host.answer(fault)
    const { status, text, html } = await getPage(site, path)
    return { status, text, hasFooter: html.includes('<footer') }
  }

  test('shows the news text of the specification', async () => {
    const { status, text, hasFooter } = await visit(
      `/dycian-news?topic=${encodeURIComponent(name)}`,
    )
    expect(text).toContain(newsFailed)
    expect({ status, hasFooter }).toEqual({ status: 503, hasFooter: true })
  })

  test('shows it for an article opened by direct link', async () => {
    const { status, text, hasFooter } = await visit('/dycian-news/service-article-1')
    expect(text).toContain(newsFailed)
    expect({ status, hasFooter }).toEqual({ status: 503, hasFooter: true })
  })

  test.each(['/announcements', '/announcements/all', '/announcements/service-notice-1'])(
    'shows the announcements text of the specification at %s',
    async (path) => {
      const { status, text, hasFooter } = await visit(path)
      expect(text).toContain(announcementsFailed)
      expect({ status, hasFooter }).toEqual({ status: 503, hasFooter: true })
    },
  )
})

test('the home page stays up without its host, and says both texts', async () => {
  host.answer(json(null, 500))
  const { status, text } = await getPage(site, '/')
  expect(status).toBe(200)
  expect(text).toContain('More Than A School, A Family')
  expect(text).toContain(newsFailed)
  expect(text).toContain(announcementsFailed)
})

test('an operator reads the status that the host gave in the log, with the host', async () => {
  host.answer(json(null, 500))
  await getPage(site, '/dycian-news?topic=logged')
  const logged = () =>
    site.log
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect
    .poll(logged)
    .toContainEqual(
      expect.objectContaining({ level: 40, msg: 'Server returned 500', contentHost: host.origin }),
    )
})

test('what the host says of a fault is not shown to visitors', async () => {
  host.answer(raw('<b>mysqli_connect(): Access denied for user root@10.0.0.5</b>'))
  const { html } = await getPage(site, '/dycian-news?topic=secret')
  expect(html.includes('mysqli')).toBe(false)
  expect(html.includes(newsFailed)).toBe(true)
})

test('its own calls keep answering while the host is down', async () => {
  host.answer(json(null, 500))
  expect((await fetch(`${site.origin}/api/get-articles.php`)).status).toBe(200)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})
