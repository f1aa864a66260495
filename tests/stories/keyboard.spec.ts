import { expect, test } from './site-fixture.ts'
import { colorOf, scrollTo, type Color } from './visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const address of ['/dycian-news', '/announcements/all']) {
  test(`the focus is seen on ${address}, not under a bar or cut off`, async ({ page }) => {
    for (const key of ['Tab', 'Shift+Tab']) {
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
}

test('a visitor sees the line around the menu button against the bar', async ({ page }) => {
  await page.goto('/announcements')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Open menu' })
  await expect(button).toBeFocused()
  await scrollTo(page, 200)
  const bar = page.getByRole('banner')
  await expect.poll(async () => (await colorOf(bar)).opacity).toBe(255)
  expect(contrast(await colorOf(button, 'outline-color'), await colorOf(bar))).toBeGreaterThan(3)
})

/** Computes the WCAG contrast of two colors, from 1 to 21. */
function contrast(one: Color, other: Color) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ red, green, blue }: Color) {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the focused element, and why it is not visible, if so. */
function focusOnScreen() {
  const node = document.activeElement
  if (!node || node === document.body) return { name: 'the page', fault: null }
  const name = node.getAttribute('aria-label') ?? node.textContent ?? ''
  const { top, bottom, left } = node.getBoundingClientRect()
  const inBar = node.closest('header, [aria-label="Cookie consent"], .skip-link') !== null
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
  for (
    let around = node.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const box = around.getBoundingClientRect()
    const cuts = getComputedStyle(around).overflowX !== 'visible'
    if (cuts && (box.left > left - room || box.top > top - room)) return { name, fault: 'cut off' }
  }
  return { name, fault: null }
}
