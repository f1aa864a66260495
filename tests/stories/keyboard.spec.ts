import { expect, test } from './site-fixture.ts'
import { colorOf, scrollTo } from './visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('the focus is seen, not under a bar or cut off, on and back', async ({ page }) => {
  for (const [address, key] of [
    ['/dycian-news', 'Tab'],
    ['/announcements/all', 'Shift+Tab'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
    const seen = new Set<string>()
    for (let presses = 0; presses < 35; presses += 1) {
      await page.keyboard.press(key)
      const { name, fault } = await page.evaluate(focusOnScreen)
      expect(fault, name).toBeNull()
      seen.add(name)
    }
    expect(seen.size, 'how many things took the focus').toBeGreaterThan(15)
  }
})

test('the menu has a line for dark grounds, as its bar is, and can be skipped', async ({
  page,
}) => {
  await page.goto('/announcements')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Open menu' })
  await expect(button).toBeFocused()
  await scrollTo(page, 200)
  const bar = page.getByRole('banner')
  await expect.poll(() => colorOf(bar)).toEqual(await colorOf(bar, '--surface-dark'))
  expect(await colorOf(button, 'outline-color')).toEqual(await colorOf(bar, '--focus-on-dark'))

  await skip.press('Enter')
  await expect(page).toHaveURL('/announcements#content')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

/** Returns the focused element, and why it is not visible, if so. */
function focusOnScreen() {
  const node = document.activeElement
  if (!node || node === document.body) return { name: 'the page', fault: null }
  const name = node.getAttribute('aria-label') ?? node.textContent ?? ''
  const { top, bottom, left } = node.getBoundingClientRect()
  const inBar =
    node.closest(
      'header, [aria-label="Top of the page"], [aria-label="Cookie consent"], .skip-link',
    ) !== null
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const foot =
    document.querySelector('[aria-label="Cookie consent"]')?.getBoundingClientRect().top ??
    innerHeight
  if (!inBar && (bottom <= head || top >= foot)) return { name, fault: 'under a bar' }

  // The outline of the link itself, or of the part of it that fills a card.
  const { outlineStyle, outlineOffset } = getComputedStyle(node)
  if (outlineStyle === 'none') {
    return {
      name,
      fault: getComputedStyle(node, '::after').outlineStyle === 'none' ? 'without a line' : null,
    }
  }
  const room = Number.parseFloat(outlineOffset)
  for (let around = node.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    const cuts = getComputedStyle(around).overflowX !== 'visible'
    if (cuts && (box.left > left - room || box.top > top - room)) return { name, fault: 'cut off' }
  }
  return { name, fault: null }
}
