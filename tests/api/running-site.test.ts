import { expect, test } from 'vitest'
import { dashboardSchema } from '../../school/operations/dashboard/dashboard.ts'
import { getPage } from '../helpers/api.ts'
import { testFolder } from '../helpers/backups.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'
import { openSiteContent, withDatabase } from '../helpers/site-content.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36',
}

test('views of pages are counted without cookies and written down, those of all workers together', async () => {
  const dataDir = testFolder()
  const site = await siteOfTest({ DATA_DIR: dataDir, WORKERS: '2' })
  const get = async (path: string, headers: Record<string, string> = browser, method = 'GET') => {
    // Opens a connection per request: the workers take turns.
    const connection = { connection: 'close' }
    const response = await fetch(site.origin + path, {
      method,
      headers: { ...headers, ...connection },
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
  // The service worker keeps a page that no one opens.
  await get('/contact-us', { ...browser, 'x-for-later': '1' })
  for (const path of ['/nothing/of/the/kind', '/sitemap.xml', '/favicon.svg']) await get(path)
  await site.stop()
  const rows = await withDatabase({ dataDir }, (database) =>
    database.selectFrom('day_count').select(['name', 'count']).execute(),
  )
  const views = Object.fromEntries(rows.map((row) => [row.name, row.count]))
  expect(views).toEqual({ '/contact-us': 10, '': 10 })
})

async function startWithEditor() {
  const site = await siteOfTest()
  return { site, ...(await staffCalls(site, 'editor')) }
}

test('links that lead nowhere are found by asking the site itself', async () => {
  const { site, call } = await startWithEditor()
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
  const content = await openSiteContent(site)
  await content.addArticle({ title: 'Many links', content: html })
  await content.close()
  const broken = async () => {
    const { toDo } = dashboardSchema.parse(await call('dashboard'))
    return toDo.brokenLinks?.first.map(({ target }) => target)
  }
  await expect
    .poll(broken, { timeout: 10_000 * patience })
    .toEqual([
      '/dycian-news/no-such-article',
      '/events/rss.xml',
      '/images/none.svg',
      '/media/0123456789abcdef0123/none.pdf',
    ])
})

test('what staff change of settings and alert is on the pages at once', async () => {
  const { site, change } = await startWithEditor()
  const read = async (path: string) => (await getPage(site, path)).html
  const mission = '/meaning/mission'
  expect(await read(mission)).not.toContain('alert-bar')

  const text = 'Classes are suspended.'
  await change('alert', (alert) => ({ ...alert, text, level: 'urgent', link: '/announcements' }))
  for (const path of ['/', mission, '/dycian-news', '/nothing/here', '/search?q=mass'])
    expect([path, (await read(path)).includes(text)]).toEqual([path, true])
  expect(await read('/login')).not.toContain(text)
  await change('alert', (alert) => ({ ...alert, text: '' }))
  expect(await read('/')).not.toContain('alert-bar')

  await change('site-settings', ({ menuLabels, ...settings }) => ({
    ...settings,
    schoolName: 'The New Name',
    shortName: 'TNN',
    menuLabels: { ...(menuLabels as object), [mission]: 'What we are here for' },
  }))
  const after = await read(mission)
  expect(after).toContain(`<a href="${mission}">What we are here for</a>`)
  expect(after).toMatch(/<title>[^<]*\| TNN<\/title>/)
  expect(after).toContain('<p class="site-footer-name">The New Name</p>')
})
