import { firstArticle } from './pages.ts'
import { answerWith, articlesCall, listArticles, makeArticle } from './service.ts'
import { allowErrors, expect, test } from './site-fixture.ts'
import { arrive, markDocument } from './visit.ts'

test('a visitor opens an article and goes on to others of its topic', async ({ page, request }) => {
  const { data } = await listArticles(request)
  const [first] = data
  if (!first) throw new Error('The starter content has no news.')
  await arrive(page, '/dycian-news')
  await markDocument(page)
  await page.getByRole('link', { name: first.articleTitle }).click()
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(first.articleTitle)
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    articleID: first.articleID,
    category: first.articleCategory,
  })
  await expect(page).toHaveTitle(new RegExp(`^${first.articleTitle}`))
  await article.getByRole('list', { name: 'Topics' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dycian-news\?topic=\w/)
  await expect(page.getByRole('link', { name: first.articleTitle })).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test("a printed article is the school's name, the article and its address, nothing else of the frame", async ({
  page,
  request,
}) => {
  await page.goto(await firstArticle(request))
  const frame = [
    page.getByRole('button', { name: 'Open menu' }),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('region', { name: /^More/ }),
    page.getByRole('region', { name: 'Cookie consent' }),
  ]
  for (const part of frame) await expect(part).toBeVisible()
  const address = page.getByText(new RegExp(`^https?://.*${new URL(page.url()).pathname}$`))
  await expect(address).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(address).toBeVisible()
  await expect(page.getByRole('banner').getByText('DYCI').first()).toBeVisible()
  for (const part of frame) await expect(part).toBeHidden()
})

test('an article that is gone shows the not-found page', async ({ page }) => {
  allowErrors(page, /^Failed to load resource/)
  const missing = page.getByRole('heading', { level: 1, name: 'Sorry, the page not found.' })
  await arrive(page, '/dycian-news')
  const gone = makeArticle(9999, { articleTitle: 'Taken back since' })
  await answerWith(page, articlesCall, { data: [gone], total: 1, limit: 12 })
  await page.getByRole('link', { name: 'Campus News' }).click()
  await page.getByRole('link', { name: 'Taken back since' }).click()
  await expect(missing).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Taken back since' })).toBeVisible()
})

test('search engines read the same data with and without scripts', async ({ page, request }) => {
  const address = '/dycian-news/seventy-five-years-since-francisco-balagtas-academy'
  const html = await (await request.get(address)).text()
  await arrive(page, address)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  // The school, the article, the breadcrumb.
  expect(blocks).toHaveLength(3)
  for (const block of blocks) expect(html).toContain(`>${block}</script>`)
})
