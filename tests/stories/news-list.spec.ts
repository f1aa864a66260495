import type { Page } from '@playwright/test'
import { articlesCall, listArticles } from './service.ts'
import { expect, test } from './site-fixture.ts'
import { arrive, holdBack, markDocument } from './visit.ts'

const titlesOn = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const titlesOf = (articles: { articleTitle: string }[]) =>
  articles.map(({ articleTitle }) => articleTitle)
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of news' })
const topic = (page: Page) => page.getByRole('combobox', { name: 'Topic' })

test('a visitor filters the news, goes back and turns the pages', async ({ page, request }) => {
  const titles = async (query: Parameters<typeof listArticles>[1] = {}) =>
    titlesOf((await listArticles(request, query)).data)
  await arrive(page, '/dycian-news')
  await markDocument(page)
  await expect(titlesOn(page)).toHaveText(await titles())
  const asked: string[] = []
  page.on('request', (each) => {
    if (['fetch', 'xhr', 'document'].includes(each.resourceType())) asked.push(each.url())
  })
  const outsideNews = page.getByRole('link', { name: 'Outside News' })
  await outsideNews.click()
  await expect(page).toHaveURL('/dycian-news?category=Outside+News')
  await expect(titlesOn(page)).toHaveText(await titles({ category: 'Outside News' }))
  await expect(outsideNews).toHaveAttribute('aria-current')
  await expect(page).toHaveTitle(/Outside News/)
  expect(asked, 'one call of the news service, and no other').toEqual([
    expect.stringMatching(articlesCall),
  ])
  // A screen reader hears how many articles there are, not the articles.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles/ })).toBeAttached()
  await expect(page.locator('main [aria-live], main [role=status] article')).toHaveCount(0)

  await topic(page).selectOption({ label: 'Robotics' })
  await expect(page).toHaveURL('/dycian-news?category=Outside+News&topic=robotics')
  const both = { category: 'Outside News', topicFilter: 'robotics' }
  await expect(titlesOn(page)).toHaveText(await titles(both))
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/dycian-news?topic=robotics')
  await page.goBack()
  await expect(titlesOn(page)).toHaveText(await titles(both))
  await page.goBack()
  await expect(page).toHaveURL('/dycian-news?category=Outside+News')
  await expect(topic(page)).toHaveValue('')

  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await pager(page).getByRole('link', { name: 'Next' }).click()
  await expect(titlesOn(page)).toHaveText(await titles({ page: 2 }))
  await pager(page).getByRole('link', { name: 'Last' }).click()
  await expect(pager(page).getByRole('link', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('main').getByRole('article').last().getByRole('time')).toHaveCount(0)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test.describe('with the keyboard', () => {
  /** Chooses as an arrow key does on a closed list, where the browser does not open it. */
  const choose = async (page: Page) => {
    await topic(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(topic(page)).not.toHaveValue('')
    return topic(page).inputValue()
  }

  test('a topic is applied by Enter or by leaving the field, which stays', async ({ page }) => {
    await arrive(page, '/dycian-news')
    const field = await topic(page).elementHandle()
    for (const [key, focused] of [
      ['Enter', topic(page)],
      ['Tab', page.getByRole('button', { name: 'Show' })],
    ] as const) {
      const before = page.url()
      const chosen = await choose(page)
      await expect(page).toHaveURL(before)
      await expect(topic(page)).toBeFocused()
      await page.keyboard.press(key)
      await expect(page).toHaveURL(`/dycian-news?topic=${chosen.replaceAll(' ', '+')}`)
      await expect(page.getByRole('status').filter({ hasText: /^\d+ articles?/ })).toBeAttached()
      await expect(focused).toBeFocused()
    }
    expect(await field?.evaluate((node) => node.isConnected), 'the same field').toBe(true)
  })

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
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor chooses category, topic and page, or has a link', async ({ page, request }) => {
    await page.goto('/dycian-news')
    await page.getByRole('link', { name: 'Campus News' }).click()
    await expect(page).toHaveURL('/dycian-news?category=Campus+News')
    await topic(page).selectOption({ label: 'College' })
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/dycian-news?category=Campus+News&topic=college')
    await page.goto('/dycian-news?category=campus%20news&topic=COLLEGE')
    await expect(page.getByRole('link', { name: 'Campus News' })).toHaveAttribute('aria-current')
    await expect(topic(page).getByRole('option', { selected: true })).toHaveText('College')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    const query = { category: 'Campus News', topicFilter: 'college', page: 2 }
    const { data } = await listArticles(request, query)
    expect(data.length).toBeGreaterThan(0)
    await expect(titlesOn(page)).toHaveText(titlesOf(data))
  })

  test('no row of the list has a hole, however many articles there are', async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/dycian-news')
      const rows = await page.evaluate(widthsOfRows)
      expect(rows.length).toBeGreaterThan(8)
      for (const { count, widths } of rows)
        for (const share of widths) expect(share, `${count} articles`).toBeCloseTo(1, 1)
    }
  })

  test('days of a row line up, below pictures and below colors', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/dycian-news')
    const row = page.getByRole('main').getByRole('article').locator('time')
    const tops = await row.evaluateAll((days) =>
      days.slice(3, 6).map((day) => Math.round(day.getBoundingClientRect().top)),
    )
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
  })
})

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
