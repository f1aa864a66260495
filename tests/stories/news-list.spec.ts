import type { Page } from '@playwright/test'
import { answerWith, articlesCall, listArticles, makeArticle, type WireArticle } from './service.ts'
import { expect, test } from './site-fixture.ts'
import { arrive, holdBack, markDocument } from './visit.ts'

const titlesOn = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const titlesOf = (articles: WireArticle[]) => articles.map((article) => article.articleTitle)
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of news' })

test('a visitor reads the news from the newest on, page by page, undated articles last', async ({
  page,
  request,
}) => {
  const first = await listArticles(request)
  const lastPage = Math.ceil(first.total / first.limit)
  await arrive(page, '/dycian-news')
  await expect(titlesOn(page)).toHaveText(titlesOf(first.data))
  const days = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('time')
    .evaluateAll(datesOf)
  expect(days).toHaveLength(first.data.length)
  expect(days).toEqual(days.toSorted().toReversed())

  await pager(page).getByRole('link', { name: 'Next' }).click()
  await expect(titlesOn(page)).toHaveText(titlesOf((await listArticles(request, { page: 2 })).data))

  await pager(page).getByRole('link', { name: 'Last' }).click()
  const last = await listArticles(request, { page: lastPage })
  await expect(titlesOn(page)).toHaveText(titlesOf(last.data))
  expect(last.data.at(-1)?.articlePublishedDate).toBe('')
  await expect(page.getByRole('main').getByRole('article').last().getByRole('time')).toHaveCount(0)
})

const datesOf = (times: Element[]) => times.map((time) => time.getAttribute('datetime') ?? '')

test('a visitor chooses a category', async ({ page, request }) => {
  await arrive(page, '/dycian-news')
  await markDocument(page)
  const categories = page.getByRole('navigation', { name: 'News categories' })
  await expect(categories.getByRole('link')).toHaveText(['All', 'Campus News', 'Outside News'])
  await categories.getByRole('link', { name: 'Outside News' }).click()
  await expect(page).toHaveURL('/dycian-news?category=Outside+News')
  const { data } = await listArticles(request, { category: 'Outside News' })
  await expect(titlesOn(page)).toHaveText(titlesOf(data))
  await expect(
    page.getByRole('main').getByRole('article').filter({ hasText: 'Outside News' }),
  ).toHaveCount(data.length)
  await expect(categories.getByRole('link', { name: 'Outside News' })).toHaveAttribute(
    'aria-current',
  )
  await expect(page).toHaveTitle(/Outside News/)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test('a visitor chooses a topic, keeps it in another category, and goes back step by step', async ({
  page,
  request,
}) => {
  await arrive(page, '/dycian-news')
  const topic = page.getByRole('combobox', { name: 'Topic' })
  await topic.selectOption({ label: 'Robotics' })
  await expect(page).toHaveURL('/dycian-news?topic=robotics')
  const robotics = titlesOf((await listArticles(request, { topicFilter: 'robotics' })).data)
  await expect(titlesOn(page)).toHaveText(robotics)

  await page.getByRole('link', { name: 'Outside News' }).click()
  await expect(page).toHaveURL('/dycian-news?category=Outside+News&topic=robotics')
  const outside = { category: 'Outside News', topicFilter: 'robotics' }
  await expect(titlesOn(page)).toHaveText(titlesOf((await listArticles(request, outside)).data))
  await expect(topic).toHaveValue('robotics')

  await page.goBack()
  await expect(titlesOn(page)).toHaveText(robotics)
  await expect(topic).toHaveValue('robotics')
  await page.goBack()
  await expect(page).toHaveURL('/dycian-news')
  await expect(titlesOn(page)).toHaveText(titlesOf((await listArticles(request)).data))
  await expect(topic).toHaveValue('')
})

test('a shared link opens the same list, however its topic is written', async ({
  page,
  request,
}) => {
  const { data } = await listArticles(request, {
    category: 'Campus News',
    topicFilter: 'college',
    page: 2,
  })
  expect(data.length).toBeGreaterThan(0)
  await page.goto('/dycian-news?category=campus%20news&topic=COLLEGE&page=2')
  await expect(titlesOn(page)).toHaveText(titlesOf(data))
  await expect(page.getByRole('link', { name: 'Campus News' })).toHaveAttribute('aria-current')
  await expect(
    page.getByRole('combobox', { name: 'Topic' }).getByRole('option', { selected: true }),
  ).toHaveText('College')
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('each change makes exactly the call of the news service, and no other', async ({ page }) => {
  await arrive(page, '/dycian-news?category=Campus+News&topic=student+life')
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) calls.push(request.url())
  })
  const request = page.waitForRequest(articlesCall)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const call = await request
  expect(call.method()).toBe('GET')
  expect(await call.headerValue('accept')).toBe('application/json')
  const address = new URL(call.url())
  expect(address.pathname).toBe('/api/get-articles.php')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    mode: 'paginate',
    page: '2',
    category: 'Campus News',
    status: 'Published',
    topicFilter: 'student life',
  })
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(calls).toEqual([call.url()])

  // Without a topic the parameter is left out; the value for all categories is 'all'.
  const withoutTopic = page.waitForRequest(articlesCall)
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('')
  expect(new URL((await withoutTopic).url()).searchParams.has('topicFilter')).toBe(false)
  const ofAll = page.waitForRequest(articlesCall)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  expect(new URL((await ofAll).url()).searchParams.get('category')).toBe('all')
})

test('a long list shows seven page numbers around the current one, with steps that end at the ends', async ({
  page,
}) => {
  await arrive(page, '/dycian-news')
  await answerWith(page, articlesCall, { data: [makeArticle(1)], total: 238, limit: 12 })
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const numbers = pager(page).getByRole('listitem')
  const steps = (name: string) => pager(page).getByRole('link', { name, exact: true })
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6', '7', '…'])

  await steps('Page 7').click()
  await expect(numbers).toHaveText(['…', '4', '5', '6', '7', '8', '9', '10', '…'])
  await expect(steps('Page 7')).toHaveAttribute('aria-current', 'page')
  await steps('Next').click()
  await expect(page).toHaveURL('/dycian-news?page=8')
  await steps('Previous').click()
  await expect(page).toHaveURL('/dycian-news?page=7')

  await steps('Last').click()
  await expect(page).toHaveURL('/dycian-news?page=20')
  await expect(numbers).toHaveText(['…', '14', '15', '16', '17', '18', '19', '20'])
  for (const name of ['Next', 'Last']) await expect(steps(name)).toBeDisabled()
  for (const name of ['First', 'Previous']) await expect(steps(name)).toBeEnabled()

  await steps('First').click()
  await expect(page).toHaveURL('/dycian-news')
  for (const name of ['First', 'Previous']) await expect(steps(name)).toBeDisabled()
  for (const name of ['Next', 'Last']) await expect(steps(name)).toBeEnabled()
})

test('a list of one page has no page numbers', async ({ page }) => {
  await arrive(page, '/dycian-news')
  await answerWith(page, articlesCall, { data: [makeArticle(1)] })
  await page.getByRole('link', { name: 'Campus News' }).click()
  await expect(titlesOn(page)).toHaveText(['Article 1'])
  await expect(pager(page)).toHaveCount(0)
})

test.describe('with the keyboard', () => {
  const topic = (page: Page) => page.getByRole('combobox', { name: 'Topic' })
  /** Chooses as an arrow key does on a closed list, where the browser does not open it. */
  const choose = async (page: Page) => {
    await topic(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(topic(page)).not.toHaveValue('')
    return topic(page).inputValue()
  }

  for (const [way, key, focused] of [
    ['Enter', 'Enter', 'Topic'],
    ['leaving the field', 'Tab', 'Show'],
  ] as const) {
    test(`a topic is applied by ${way}, not by each arrow key, and the field stays`, async ({
      page,
    }) => {
      await arrive(page, '/dycian-news')
      const field = await topic(page).elementHandle()
      const chosen = await choose(page)
      await expect(page).toHaveURL('/dycian-news')
      await expect(topic(page)).toBeFocused()
      await page.keyboard.press(key)
      await expect(page).toHaveURL(`/dycian-news?topic=${chosen.replaceAll(' ', '+')}`)
      await expect(page.getByRole('status').filter({ hasText: /^\d+ articles?/ })).toBeAttached()
      await expect(
        page.getByLabel(focused).or(page.getByRole('button', { name: focused })),
      ).toBeFocused()
      expect(await field?.evaluate((node) => node.isConnected), 'the same field').toBe(true)
    })
  }

  test('a topic chosen while the list of another is on its way stays chosen', async ({ page }) => {
    await arrive(page, '/dycian-news')
    const release = await holdBack(page, articlesCall)
    const first = await choose(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Loading news' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const second = await topic(page).inputValue()
    expect(second).not.toBe(first)
    release()
    await expect(page).toHaveURL(`/dycian-news?topic=${first.replaceAll(' ', '+')}`)
    await expect(page.getByRole('status').filter({ hasText: 'Loading news' })).toHaveCount(0)
    await expect(topic(page)).toHaveValue(second)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/dycian-news?topic=${second.replaceAll(' ', '+')}`)
    await page.goBack()
    await expect(topic(page), 'the topic of the list').toHaveValue(first)
  })

  test('a topic is applied by the button, which is always there', async ({ page }) => {
    await arrive(page, '/dycian-news')
    await markDocument(page)
    await topic(page).selectOption({ label: 'Robotics' })
    await page.getByRole('button', { name: 'Show' }).press('Enter')
    await expect(page).toHaveURL('/dycian-news?topic=robotics')
    await expect(page.locator('html[data-same-document]')).toBeAttached()
  })
})

test('a screen reader hears how many articles there are, not the articles', async ({
  page,
  request,
}) => {
  await arrive(page, '/dycian-news')
  const { total, limit } = await listArticles(request, { category: 'Outside News' })
  await page.getByRole('link', { name: 'Outside News' }).click()
  const pages = Math.ceil(total / limit)
  const count = `${total} articles${pages > 1 ? `, page 1 of ${pages}` : ''}`
  await expect(page.getByRole('status').filter({ hasText: count })).toBeAttached()
  await expect(page.locator('main [aria-live], main [role=status] article')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses category, topic and page', async ({ page, request }) => {
    await page.goto('/dycian-news')
    await page.getByRole('link', { name: 'Campus News' }).click()
    await expect(page).toHaveURL('/dycian-news?category=Campus+News')
    await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'College' })
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/dycian-news?category=Campus+News&topic=college')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    const { data } = await listArticles(request, {
      category: 'Campus News',
      topicFilter: 'college',
      page: 2,
    })
    await expect(titlesOn(page)).toHaveText(titlesOf(data))
  })
})

for (const width of [768, 1280]) {
  test(`no row of the list has a hole at ${width} px, however many articles there are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await arrive(page, '/dycian-news')
    const rows = await page.evaluate(widthsOfRows)
    expect(rows.length).toBeGreaterThan(8)
    for (const { count, widths } of rows)
      for (const share of widths) expect(share, `${count} articles`).toBeCloseTo(1, 1)
  })
}

/** For each number of articles: the share of the list's width that the cards of each row take. */
function widthsOfRows() {
  const list = document.querySelector('main section ul')
  if (!list) throw new Error('There is no list.')
  const rows: { count: number; widths: number[] }[] = []
  for (; list.childElementCount > 0; list.lastElementChild?.remove()) {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const tops = [...new Set(boxes.map(({ top }) => top))]
    const widths = tops.map((top) => {
      const row = boxes.filter((box) => box.top === top)
      const left = Math.min(...row.map((box) => box.left))
      return (Math.max(...row.map(({ right }) => right)) - left) / list.clientWidth
    })
    rows.push({ count: boxes.length, widths })
  }
  return rows
}
