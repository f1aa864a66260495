import type { Page } from '@playwright/test'
import { announcementsCall, answerWith, makeAnnouncement } from './service.ts'
import { allowErrors, expect, test } from './site-fixture.ts'
import { arrive, followInMenu, holdBack, markDocument } from './visit.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Announcements for all DYCIans' })
const cards = (page: Page) => section(page).getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading')
const viewAll = (page: Page) => section(page).getByRole('link', { name: 'View All Announcements' })

const dated = (id: number, announcementTitle: string, announcementDate: string, fields = {}) =>
  makeAnnouncement(id, { announcementTitle, announcementDate, ...fields })

const longTitle =
  'First day of classes for everyone, with a slower first week for all who are new to the school'

/** Announcements in no order, as a service might send them. */
const mixed = [
  dated(1, 'Enrollment opens', '2026-03-02', {
    announcementStartDate: '2026-03-16',
    announcementEndDate: '2026-06-05',
  }),
  dated(2, 'Rainy season', '2026-07-06'),
  dated(3, longTitle, '2026-05-25', { announcementStartDate: '2026-06-15' }),
  dated(4, 'Simbang gabi', '2026-11-09'),
]

/**
 * Goes from the news to the announcements without a reload, so that the browser makes the call
 * itself.
 */
async function openAnnouncements(page: Page) {
  await arrive(page, '/dycian-news')
  await followInMenu(page, 'Announcements')
}

test('a visitor sees the three newest announcements, then all of them', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 })
  await answerWith(page, announcementsCall, mixed)
  await openAnnouncements(page)
  await expect(titles(page)).toHaveText(['Rainy season', longTitle, 'Enrollment opens'])
  const card = (title: string) => cards(page).filter({ hasText: title })
  await expect(card('Rainy season').getByRole('time')).toHaveText('06 Jul')
  await expect(card('First day').getByText('Jun 15, 2026', { exact: true })).toBeVisible()
  await expect(card('Enrollment').getByRole('time')).toHaveText('16 Mar')
  await expect(card('Enrollment')).toContainText('Mar 16, 2026 to Jun 5, 2026')

  expect(await columns(page)).toBe(2)
  const long = titles(page).nth(1)
  const { lines, cut } = await long.evaluate((node) => ({
    lines: node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight),
    cut: node.scrollHeight > node.clientHeight,
  }))
  expect(Math.round(lines)).toBe(2)
  expect(cut).toBe(true)
  const picture = await cards(page).first().locator('img').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => columns(page)).toBe(3)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => columns(page)).toBe(1)
  // On paper, a day in ink takes the place of a missing picture.
  await page.emulateMedia({ media: 'print' })
  for (const card of await cards(page).all()) {
    await expect(card.locator('img')).toBeHidden()
    await expect(card.getByRole('time')).toHaveCSS('color', 'rgb(16, 36, 62)')
  }
  await page.emulateMedia({ media: 'screen' })

  await viewAll(page).click()
  await expect(page).toHaveURL('/announcements/all')
  await expect(viewAll(page)).toHaveCount(0)
  await expect(titles(page)).toHaveText(['Simbang gabi', 'Rainy season'])
  const past = page.getByRole('region', { name: 'No longer in effect' })
  await expect(past.getByRole('heading', { level: 3 })).toHaveText([longTitle, 'Enrollment opens'])
})

async function columns(page: Page) {
  const lefts = await cards(page).evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().left),
  )
  return new Set(lefts).size
}

test('a visitor sees that announcements are on their way, missing, or cannot be loaded, which is logged', async ({
  page,
}) => {
  allowErrors(page, /^Failed to load resource|^Server returned 500$/)
  const release = await holdBack(page, announcementsCall)
  await openAnnouncements(page)
  await expect(section(page).getByText('Loading announcements')).toBeVisible()
  await expect(section(page)).toHaveAttribute('aria-busy', 'true')
  await expect(viewAll(page)).toHaveCount(0)
  release()
  await expect(cards(page)).toHaveCount(3)
  await expect(section(page).getByText('Loading announcements')).toHaveCount(0)
  await answerWith(page, announcementsCall, null)
  await viewAll(page).click()
  await expect(section(page).getByText('No announcements available.')).toBeVisible()

  await answerWith(page, announcementsCall, { error: 'out of order' }, 500)
  const logged = page.waitForEvent('console', (message) => message.text() === 'Server returned 500')
  await followInMenu(page, 'Announcements')
  await expect(section(page).getByRole('alert')).toHaveText('Failed to load announcements.')
  await logged
})

test('an announcement opens from its card, and is printed with its address', async ({ page }) => {
  await arrive(page, '/announcements')
  await markDocument(page)
  const title = await titles(page).first().innerText()
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr)
  expect(state).toEqual({
    announcementID: expect.stringMatching(/^\d+$/),
    category: expect.any(String),
  })
  await expect(cards(page)).toHaveCount(3)
  expect(await titles(page).allInnerTexts()).not.toContain(title)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const path = new URL(page.url()).pathname
  await expect(page.locator('.print-address')).toHaveText(new RegExp(`${path}$`))
})
