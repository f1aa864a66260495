import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectDescribed,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { json } from '../helpers/stand-in-host.ts'
import { test as outsideTest } from '../stories/outside-fixture.ts'
import { addressOf, pages } from '../stories/pages.ts'
import { answerWith, articlesCall } from '../stories/service.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { arrive, cookieQuestion, scrollTo } from '../stories/visit.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

/**
 * Checks everything that must hold on every page: with the cookie question on a desktop, halfway
 * down on a phone.
 */
async function expectFitForAll(page: Page) {
  await expect(cookieQuestion(page)).toBeVisible()
  await expectDescribed(page)
  await expectHeadingsInOrder(page)
  await expectAccessible(page, 'the page on a desk')
  await expectLargeTargets(page)
  await page.setViewportSize(phone)
  await scrollTo(page, 400)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled')
  await expectAccessible(page, 'the page on a phone')
  await expectLargeTargets(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'the page in dark mode')
  await expectNoSidewaysScroll(page, [360, 768, 1280, 1920])
}

for (const each of pages) {
  test.describe(`${each.name} has no accessibility fault`, () => {
    test.use({ viewport: desk, expectedErrors: each.status ? [/^Failed to load resource/] : [] })

    test('on a desk and on a phone', async ({ page, request }) => {
      await page.goto(await addressOf(each, request))
      await expectFitForAll(page)
    })
  })
}

test('the accessibility check notices a picture without a description and a transparent dialog', async ({
  page,
}) => {
  const written = (body: string) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main>`,
    )
  await written('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">')
  await expect(expectAccessible(page, 'a faulty page')).rejects.toThrow('image-alt')
  await written('<dialog open aria-label="A question" style="background: none">Yes?</dialog>')
  await expect(expectAccessible(page, 'a faulty page')).rejects.toThrow('seen through')
})

outsideTest.describe('pages whose content cannot be fetched have no accessibility fault', () => {
  outsideTest.use({ viewport: desk, expectedErrors: [/^Failed to load resource/] })

  for (const address of ['/', '/dycian-news', '/dycian-news/some-article', '/announcements']) {
    outsideTest(`${address} without its host`, async ({ page, host }) => {
      host.answer(json({}, 500))
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(address === '/' ? 200 : 503)
      await expectFitForAll(page)
    })
  }
})

test.describe('the list after a failed call', () => {
  test.use({ viewport: desk, expectedErrors: [/^Failed to load resource|^Server returned 500$/] })

  test('has no accessibility fault', async ({ page }) => {
    await arrive(page, '/dycian-news')
    await answerWith(page, articlesCall, {}, 500)
    await page.getByRole('link', { name: 'Outside News' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'the list after a failed call')
    await expectHeadingsInOrder(page)
  })
})

for (const viewport of [phone, desk]) {
  test.describe(`the open menu, ${viewport.width} px wide,`, () => {
    test.use({ viewport })

    test('has no accessibility fault', async ({ page }) => {
      await arrive(page, '/announcements')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const drawer = page.getByRole('navigation', { name: 'Site' })
      await drawer.getByText('Spirituality', { exact: true }).click()
      await expect(drawer.getByRole('link', { name: 'Retreat' })).toBeVisible()
      await expectAccessible(page, 'the open menu', '#site-menu')
      await expectLargeTargets(page)
      await expectNoSidewaysScroll(page, [viewport.width])
    })
  })
}
