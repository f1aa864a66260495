import { expect, test, type TestContext } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { dashboardSchema } from '../../school/operations/dashboard/dashboard.ts'
import { getPage } from '../helpers/api.ts'
import { patience } from '../helpers/patience.ts'
import { startTestSite } from '../helpers/site.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { signInAs } from '../helpers/staff.ts'
import { makeTestFolder, removeTestFolder } from '../helpers/clean-up.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36',
}

/** Starts a site whose data survives it. */
async function startSite(
  finished: TestContext['onTestFinished'],
  settings: Record<string, string> = {},
) {
  const dataDir = makeTestFolder('running')
  finished(() => removeTestFolder(dataDir))
  const site = await startTestSite({ DATA_DIR: dataDir, ...settings })
  finished(site.stop)
  return site
}

async function readViews(dataDir: string): Promise<Record<string, number>> {
  const database = await openDatabase({ dataDir })
  const rows = await database.selectFrom('page_view').select(['path', 'views']).execute()
  await database.destroy()
  return Object.fromEntries(rows.map(({ path, views }) => [path, views]))
}

test('views of pages are counted without cookies and written down, those of all workers together', async ({
  onTestFinished,
}) => {
  const site = await startSite(onTestFinished, { WORKERS: '2' })
  const get = async (path: string, headers: Record<string, string> = browser, method = 'GET') => {
    // Opens a connection per request: the workers take turns.
    const response = await fetch(site.origin + path, {
      method,
      headers: { ...headers, connection: 'close' },
    })
    await response.arrayBuffer()
    return response
  }
  const first = await get('/contact-us')
  expect(first.headers.get('set-cookie')).toBeNull()
  for (let view = 0; view < 7; view += 1) await get('/contact-us')
  await get('/Contact-Us/')
  await get('/contact-us.data')
  await get('/contact-us', browser, 'HEAD')
  const again = await get('/contact-us', {
    ...browser,
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
  await get('/contact-us', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  // The service worker keeps a page that no one opens.
  await get('/contact-us', { ...browser, 'x-for-later': '1' })
  await get('/nothing/of/the/kind')
  await get('/sitemap.xml')
  await get('/favicon.svg')
  await site.stop()
  expect(await readViews(site.dataDir)).toEqual({ '/contact-us': 10, '': 10 })
})

test('links that lead nowhere are found by asking the site itself', async ({ onTestFinished }) => {
  const site = await startSite(onTestFinished)
  const content = await openSiteContent({ dataDir: site.dataDir })
  onTestFinished(content.close)
  const links = [
    '/contact-us',
    '/dycian-news/no-such-article',
    '/images/logo.svg',
    '/images/none.svg',
    '/vision',
    '/media/0123456789abcdef0123/none.pdf',
    '/events/rss.xml',
    '/login',
    'http://127.0.0.1:9/outside',
  ]
  const html = links.map((link) => `<p><a href="${link}">x</a></p>`).join('')
  await content.addArticle({ title: 'Many links', content: html })
  const { token } = await signInAs(content.database, 'editor')
  const ask = async () => {
    const response = await fetch(`${site.origin}/api/admin/dashboard`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return dashboardSchema.parse(await response.json()).toDo.brokenLinks
  }
  await expect
    .poll(async () => (await ask())?.first.map(({ target }) => target), {
      timeout: 10_000 * patience,
    })
    .toEqual([
      '/dycian-news/no-such-article',
      '/events/rss.xml',
      '/images/none.svg',
      '/media/0123456789abcdef0123/none.pdf',
    ])
})

test('what staff change of settings and alert is on the pages at once', async ({
  onTestFinished,
}) => {
  const site = await startSite(onTestFinished)
  const content = await openSiteContent({ dataDir: site.dataDir })
  onTestFinished(content.close)
  const { token } = await signInAs(content.database, 'editor')
  const call = async (method: string, key: string, body?: unknown) => {
    const response = await fetch(`${site.origin}/api/admin/reference/${key}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { data: Record<string, unknown>; revision: number }
  }
  const change = async (key: string, fields: Record<string, unknown>) => {
    const { data, revision } = await call('GET', key)
    await call('POST', `${key}/publish`, { data: { ...data, ...fields }, basedOn: revision })
  }
  const before = await getPage(site, '/meaning/mission')
  expect(before.html).not.toContain('alert-bar')

  await change('alert', { text: 'Classes are suspended.', level: 'urgent', link: '/announcements' })
  for (const path of ['/', '/meaning/mission', '/dycian-news', '/nothing/here', '/search?q=mass']) {
    expect([path, (await getPage(site, path)).html.includes('Classes are suspended.')]).toEqual([
      path,
      true,
    ])
  }
  expect(await (await fetch(`${site.origin}/login`)).text()).not.toContain('Classes are suspended.')
  await change('alert', { text: '' })
  expect((await getPage(site, '/')).html).not.toContain('alert-bar')

  const settings = await call('GET', 'site-settings')
  await change('site-settings', {
    schoolName: 'The New Name',
    shortName: 'TNN',
    admissionsUpdated: 'June 2026',
    menuLabels: {
      ...(settings.data.menuLabels as object),
      '/meaning/mission': 'What we are here for',
    },
  })
  const after = await getPage(site, '/meaning/mission')
  expect(after.html).toContain('<a href="/meaning/mission">What we are here for</a>')
  expect(after.html).toMatch(/<title>[^<]*\| TNN<\/title>/)
  expect(after.html).toContain('<p class="site-footer-name">The New Name</p>')
  expect(after.html).toContain('<li aria-current="page">What we are here for</li>')
  expect((await getPage(site, '/learn-with-us/jhs')).text).toContain('Updated as of June 2026')

  // A Filipino page keeps its own labels until staff have written theirs.
  const filipino = '/fil/meaning/mission'
  expect((await getPage(site, filipino)).html).toContain(`<a href="${filipino}">Mission</a>`)
  await change('site-settings', {
    menuLabels: {
      '/meaning/mission': 'What we are here for',
      fil: { texts: { '/meaning/mission': { text: 'Para saan kami' } } },
    },
  })
  const inFilipino = await getPage(site, filipino)
  expect(inFilipino.html).toContain(`<a href="${filipino}">Para saan kami</a>`)
  expect(inFilipino.html).toContain('<li aria-current="page">Para saan kami</li>')
  expect((await getPage(site, '/meaning')).html).toContain('>What we are here for</a>')
})
