import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'
import { runTranslator, translated } from './translator.ts'
import { arrive, cookieQuestion, followInMenu, holdBack } from './visit.ts'

const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Site' })

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawerOf(page)).toBeInViewport({ ratio: 1 })
  return drawerOf(page)
}

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent())
    if (label?.trim() === name) return
  }
  throw new Error(`“${name}” cannot be reached with the Tab key.`)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('opens from the left, one section at a time, and leads to a page', async ({ page }) => {
      await page.goto('/dycian-news')
      await expect(drawerOf(page)).toBeHidden()
      const drawer = await openDrawer(page)
      expect((await drawer.boundingBox())?.x).toBe(0)
      const tasks = drawer.getByRole('navigation', { name: 'Quick tasks' }).getByRole('link')
      const most = ['Search', 'Admissions', 'Fees and scholarships', 'Calendar', 'Contact']
      await expect(tasks).toHaveText([...most, 'Class status', 'Is this notice real?'])
      const rows = drawer.locator('.site-menu-item, h2')
      await expect(rows.filter({ hasText: /^(Learn With Us|Who We Are|Meaning)$/ })).toHaveText([
        'Learn With Us',
        'Who We Are',
        'Meaning',
      ])
      const vision = drawer.getByRole('link', { name: 'Vision' })
      const history = drawer.getByRole('link', { name: 'History' })
      await drawer.getByText('Meaning', { exact: true }).click()
      await expect(vision).toBeVisible()
      await drawer.getByText('Organizational Memory', { exact: true }).click()
      await expect(history).toBeVisible()
      await expect(vision).toBeHidden()
      await drawer.getByText('Organizational Memory', { exact: true }).click()
      await expect(history).toBeHidden()
      await drawer.getByRole('link', { name: 'Announcements', exact: true }).click()
      await expect(page).toHaveURL('/announcements')
      await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
      await expect(drawer).toBeHidden()
    })

    test('closes on Escape, with its button and on a click beside it', async ({ page }) => {
      await page.goto('/announcements')
      const beside = await page.getByRole('link', { name: 'Search this site' }).boundingBox()
      const ways = [
        () => page.mouse.click((beside?.x ?? 0) + 20, (beside?.y ?? 0) + 20),
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close menu' }).click(),
      ]
      for (const close of ways) {
        const drawer = await openDrawer(page)
        await close()
        await expect(drawer).toBeHidden()
      }
      await expect(page).toHaveURL('/announcements')
    })

    test('is used with the keyboard alone, and gives the focus back', async ({ page }) => {
      await page.goto('/dycian-news')
      const opener = page.getByRole('button', { name: 'Open menu' })
      const drawer = drawerOf(page)
      await tabTo(page, 'Open menu')
      await page.keyboard.press('Enter')
      await expect(drawer).toBeInViewport({ ratio: 1 })
      for (const key of ['Tab', 'Shift+Tab']) {
        const reached = new Set<string>()
        for (let presses = 0; presses < 20; presses += 1) {
          await page.keyboard.press(key)
          const focused = page.locator(':focus')
          // After the last link the browser’s own bar takes the focus.
          if ((await focused.count()) === 0) continue
          reached.add(
            await focused.evaluate((node) =>
              node.closest('#site-menu') ? 'the menu' : node.outerHTML,
            ),
          )
        }
        expect([...reached], `what ${key} reached`).toEqual(['the menu'])
      }
      await page.getByRole('button', { name: 'Close menu' }).press('Enter')
      await expect(opener).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()

      await opener.press('Enter')
      await tabTo(page, 'Learn With Us')
      await page.keyboard.press('Enter')
      await expect(drawer.getByRole('link', { name: 'Grade School' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, 'Announcements')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/announcements')
    })
  })
}

test('the drawer takes 300 ms, and no time for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/announcements')
  const drawer = await openDrawer(page)
  await expect(drawer).toHaveCSS('transition-duration', /^0\.3s/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(drawer).toHaveCSS('transition-duration', '0s')
})

test('a drawer that was opened before the scripts came stays open', async ({ page }) => {
  const letArrive = await holdBack(page, '**/assets/*.js')
  await page.goto('/dycian-news', { waitUntil: 'commit' })
  const drawer = await openDrawer(page)
  letArrive()
  // Only React shows the cookie question: once it is there, React runs.
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeAttached()
  await expect(drawer).toBeInViewport({ ratio: 1 })
})

test('a page is drawn again, with what was typed, when a translator changed it', async ({
  page,
}) => {
  const letArrive = await holdBack(page, '**/assets/*.js')
  await page.goto('/ask-us', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  const title = translated(await heading.innerText())
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Typed early')
  await runTranslator(page)
  letArrive()
  await expect(cookieQuestion(page)).toBeVisible()
  await expect(heading).toHaveText(title, { ignoreCase: true })
  await expect(field).toHaveValue('Typed early')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawerOf(page)
    .getByRole('link', { name: translated('Announcements'), exact: true })
    .click()
  await expect(page).toHaveURL('/announcements')
  await expect(drawerOf(page)).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Data Privacy Policy' })).toBeVisible()
})

test('without popovers, the button leads to the menu at the end of the page', async ({ page }) => {
  await page.goto('/dycian-news')
  await page.evaluate(() => {
    // Takes away what makes a popover of it: method, attribute and style.
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
    for (const node of document.querySelectorAll('[popover]')) node.removeAttribute('popover')
    const remove = (owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = owner.cssRules[index]
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open'))
          owner.deleteRule(index)
        else if (rule instanceof CSSGroupingRule) remove(rule)
      }
    }
    for (const sheet of document.styleSheets) remove(sheet)
  })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawerOf(page).getByText('Menu', { exact: true })).toBeInViewport()
})

test('a fault without a footer is left by loading the next page whole', async ({ page }) => {
  await page.route('**/dycian-news', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<footer[^]*<\/footer>/, '')
    await route.fulfill({ response: answer, body: html })
  })
  await arrive(page, '/dycian-news')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await followInMenu(page, 'Announcements')
  await expect(page).toHaveURL('/announcements')
  await expect(page.getByRole('contentinfo')).toContainText('Data Privacy Policy')
})
