import { addressOf, pages } from '../stories/pages.ts'
import { expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { expectReadableText, findTextFaults } from '../stories/text-checks.ts'
import { cookieQuestion, doubleText } from '../stories/visit.ts'

const phones = [
  { width: 360, height: 700 },
  { width: 320, height: 640 },
]

for (const each of pages) {
  test.describe(`${each.name} in text of 200 %`, () => {
    test.use({ expectedErrors: each.status ? [/^Failed to load resource/] : [] })

    test('can be read on phones 360 and 320 px wide, and the question about cookies leaves half of the screen', async ({
      page,
      request,
    }) => {
      await page.goto(await addressOf(each, request))
      const question = cookieQuestion(page)
      await expect(question).toBeVisible()
      await doubleText(page)
      for (const phone of phones) {
        await expectNoSidewaysScroll(page, [phone.width])
        await page.setViewportSize(phone)
        await expectReadableText(page, `${phone.width} px wide`)
        expect((await question.boundingBox())?.height).toBeLessThan(phone.height / 2)
        await expect(question.getByRole('button', { name: /^(Accept|Sige)$/ })).toBeInViewport({
          ratio: 1,
        })
      }
    })
  })
}

test.describe('the page about a missing connection in text of 200 %', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('can be read on phones', async ({ page }) => {
    // The page loads again as soon as the site answers.
    await page.route('/service-worker.js', (route) => route.abort())
    await page.goto('/offline')
    await doubleText(page)
    for (const phone of phones) {
      await expectNoSidewaysScroll(page, [phone.width])
      await page.setViewportSize(phone)
      await expectReadableText(page, `${phone.width} px wide`)
    }
  })
})

test('the open menu in text of 200 % can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/organizational-memory/history')
  await page.getByRole('button', { name: 'Accept' }).click()
  await doubleText(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Site' })
  await menu.getByText('Organizational Memory', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Founder' })).toBeVisible()
  await expect(menu).toBeInViewport({ ratio: 1 })
  await expectReadableText(page, 'the open menu')
  await expectNoSidewaysScroll(page, [360])
})

const faultyPages = {
  'a broken word': '<p style="width: 4em; overflow-wrap: anywhere">Announcements</p>',
  'a column of a few letters': '<p style="width: 3em">One word a line is no text</p>',
  'text beside the screen': '<p style="margin-left: 100vw; width: 20em">Not to be seen</p>',
  'text that is cut off':
    '<p style="width: 9em; overflow: hidden; white-space: nowrap">More than its room</p>',
  'text over text': '<div style="position: absolute">Some text</div><div>Other text</div>',
}

for (const [fault, html] of Object.entries(faultyPages)) {
  test(`the search for faults of text notices ${fault}`, async ({ page }) => {
    await page.setContent(`<!doctype html><title>A page</title>${html}`)
    expect(await page.evaluate(findTextFaults)).not.toEqual([])
  })
}
