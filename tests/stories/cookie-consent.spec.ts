import { expect, test } from './site-fixture.ts'
import { cookieQuestion, scrolledBy, untilIdle } from './visit.ts'

const storedChoice = () => localStorage.getItem('cookie-consent')

for (const [button, choice] of [
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const) {
  test(`a visitor who chooses ${button} is asked about cookies once`, async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/')
    await expect(cookieQuestion(other)).toBeVisible()
    await page.goto('/announcements')
    const bar = cookieQuestion(page)
    await expect(bar).toBeInViewport({ ratio: 1 })
    const policy = bar.getByRole('link', { name: 'Data Privacy Policy' })
    await expect(policy).toHaveAttribute('href', '/data-privacy-policy')
    expect(await page.evaluate(storedChoice)).toBeNull()

    await bar.getByRole('button', { name: button }).click()
    await expect(bar).toBeHidden()
    await expect(cookieQuestion(other)).toBeHidden()
    expect(await page.evaluate(storedChoice)).toBe(choice)
    await page.goto('/')
    await untilIdle(page)
    await expect(bar).toBeHidden()
  })
}

test('the question hides neither the last lines of a page nor the way up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/announcements')
  const bar = cookieQuestion(page)
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Decline' }).focus()
  expect(await scrolledBy(page), 'the page does not move under the question').toBe(0)

  await page.keyboard.press('End')
  const isClear = async () => {
    const lastLine = await page.getByText('All rights reserved.').boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    return lastLine !== null && lastLine.y + lastLine.height <= top
  }
  await expect.poll(isClear).toBe(true)
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(bar).toBeVisible()
})

test('a link that is pressed while the question appears over it is followed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Under Save-Data, a touch starts the scripts, and with them the question.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  const link = page.getByRole('link', { name: 'All news' })
  await link.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const box = await link.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.mouse.down()
  // A second finger, while the first is still on the link.
  await page.evaluate(() => document.body.dispatchEvent(new Event('pointerup', { bubbles: true })))
  const bar = cookieQuestion(page)
  await expect(bar).toBeVisible()
  const top = (await bar.boundingBox())?.y
  expect(top, 'the bar lies over the link').toBeLessThan(box?.y ?? 0)
  await page.mouse.up()
  await expect(page).toHaveURL('/dycian-news')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(bar).toBeHidden()
})

test('a visitor whose browser stores nothing is not asked', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The storage is blocked', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { get })
  })
  await page.goto('/dycian-news')
  const hasReact = () =>
    page.evaluate(() =>
      Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
    )
  await expect.poll(hasReact).toBe(true)
  await untilIdle(page)
  await expect(cookieQuestion(page)).toHaveCount(0)
})
