import type { Page } from '@playwright/test'
import { expect, test } from './site-fixture.ts'
import { arrive } from './visit.ts'

const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Site' })

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawerOf(page)).toBeInViewport({ ratio: 1 })
  return drawerOf(page)
}

const whoWeAre = [
  'Meaning',
  'Identity',
  'Spirituality',
  'Servanthood',
  'Innovations',
  'Organizational Memory',
  'Norms',
  "Stakeholder's Centricity",
]
/** The items of the menu in order, without sublinks. */
const menu = [
  'Learn With Us',
  ...whoWeAre,
  'DYCIan News',
  'Announcements',
  'Events',
  'Connect With Us',
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('opens from the left, lists the sections in their order and leads to the four levels', async ({
      page,
    }) => {
      await page.goto('/dycian-news')
      await expect(drawerOf(page)).toBeHidden()
      const drawer = await openDrawer(page)
      const box = await drawer.boundingBox()
      expect(box?.x).toBe(0)
      await expect(drawer.locator('.site-menu-item')).toHaveText(menu)

      const heading = drawer.getByRole('heading', { name: 'Who We Are' })
      const above = await drawer.getByText('Learn With Us', { exact: true }).boundingBox()
      const below = await drawer.getByText('Meaning', { exact: true }).boundingBox()
      const between = await heading.boundingBox()
      expect(above?.y).toBeLessThan(between?.y ?? 0)
      expect(between?.y).toBeLessThan(below?.y ?? 0)

      await drawer.getByText('Learn With Us', { exact: true }).click()
      const levels = {
        'Grade School': 'pgs',
        'Junior High School': 'jhs',
        'Senior High School': 'shs',
        College: 'college',
      }
      for (const [name, tag] of Object.entries(levels)) {
        const link = drawer.getByRole('link', { name, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', `/learn-with-us/${tag}`)
      }
    })

    test('keeps one section open at a time and closes it when clicked again', async ({ page }) => {
      await page.goto('/announcements')
      const drawer = await openDrawer(page)
      const vision = drawer.getByRole('link', { name: 'Vision' })
      const history = drawer.getByRole('link', { name: 'History' })
      await drawer.getByText('Meaning', { exact: true }).click()
      await expect(vision).toBeVisible()
      await expect(vision).toHaveAttribute('href', '/meaning/vision')
      await drawer.getByText('Organizational Memory', { exact: true }).click()
      await expect(history).toBeVisible()
      await expect(history).toHaveAttribute('href', '/organizational-memory/history')
      await expect(vision).toBeHidden()
      await drawer.getByText('Organizational Memory', { exact: true }).click()
      await expect(history).toBeHidden()
    })

    test('closes on Escape, with its button and on a click beside it, which opens nothing there', async ({
      page,
    }) => {
      await page.goto('/announcements')
      const beside = await page.getByRole('link', { name: 'View All Announcements' }).boundingBox()
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

    test('takes the visitor to a page and is closed there', async ({ page }) => {
      await page.goto('/dycian-news')
      const drawer = await openDrawer(page)
      await drawer.getByRole('link', { name: 'Announcements', exact: true }).click()
      await expect(page).toHaveURL('/announcements')
      await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
      await expect(drawer).toBeHidden()
    })

    test('keeps the keyboard inside while it is open, and gives it back', async ({ page }) => {
      await page.goto('/dycian-news')
      await tabTo(page, 'Open menu')
      await page.keyboard.press('Enter')
      await expect(drawerOf(page)).toBeInViewport({ ratio: 1 })
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
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    })

    test('can be used with the keyboard alone', async ({ page }) => {
      await page.goto('/dycian-news')
      const opener = page.getByRole('button', { name: 'Open menu' })
      const drawer = drawerOf(page)
      await tabTo(page, 'Open menu')
      await page.keyboard.press('Enter')
      await expect(drawer).toBeVisible()
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

test('the menu closes when the page changes without a reload', async ({ page }) => {
  await arrive(page, '/dycian-news')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const drawer = await openDrawer(page)
  await drawer.getByRole('link', { name: 'Announcements', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the drawer closes when the page beside it is touched', async ({ page }) => {
    await page.goto('/announcements')
    const drawer = await openDrawer(page)
    await page.touchscreen.tap(350, 400)
    await expect(drawer).toBeHidden()
  })
})

test('every item of the menu leads to its section, and every sublink to a page within it', async ({
  page,
}) => {
  await page.goto('/announcements')
  const drawer = await openDrawer(page)
  const direct = {
    'DYCIan News': '/dycian-news',
    Events: '/events',
    'Connect With Us': '/contact-us',
  }
  for (const [name, address] of Object.entries(direct)) {
    await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
  const sections = {
    Spirituality: 'spirituality',
    Innovations: 'innovations',
    "Stakeholder's Centricity": 'stakeholders-centricity',
  }
  for (const [name, segment] of Object.entries(sections)) {
    await drawer.getByText(name, { exact: true }).click()
    const links = drawer.getByRole('group').filter({ hasText: name }).getByRole('link')
    const addresses = await links.evaluateAll((nodes) =>
      nodes.map((node) => node.getAttribute('href') ?? ''),
    )
    const [index, ...pages] = addresses.toSorted((a, b) => a.length - b.length)
    expect(index).toBe(`/${segment}`)
    expect(pages.length).toBeGreaterThan(1)
    for (const address of pages) expect(address).toMatch(new RegExp(`^/${segment}/[a-z-]+$`))
  }
})

test('the drawer takes 300 ms, and no time for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/announcements')
  const drawer = await openDrawer(page)
  await expect(drawer).toHaveCSS('transition-duration', /^0\.3s/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(drawer).toHaveCSS('transition-duration', '0s')
})

test('the drawer that a visitor opened before the scripts arrived stays open when they do', async ({
  page,
}) => {
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/dycian-news', { waitUntil: 'commit' })
  const drawer = await openDrawer(page)
  letArrive()
  // Only React shows the cookie question: once it is there, React runs.
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeAttached()
  await expect(drawer).toBeInViewport({ ratio: 1 })
})

test.describe('when a translator changed the page before the scripts arrived', () => {
  test.use({ expectedErrors: [/Minified React error #418/] })

  for (const start of ['/', '/dycian-news']) {
    test(`React draws ${start} again, and menu and footer are still there`, async ({ page }) => {
      const { promise: change, resolve: letArrive } = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await change
        await route.continue()
      })
      await page.goto(start, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      const title = await heading.innerText()
      await heading.evaluate((node) => {
        node.innerHTML = '<font>Isinalin</font>'
      })
      const redrawn = page.waitForEvent('pageerror')
      letArrive()
      await redrawn
      await expect(heading).toHaveText(title, { ignoreCase: true })
      const drawer = await openDrawer(page)
      await drawer.getByRole('link', { name: 'Announcements', exact: true }).click()
      await expect(page).toHaveURL('/announcements')
      await expect(drawer).toBeHidden()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'Data Privacy Policy' })).toBeVisible()
    })
  }
})

test.describe('in a browser without popovers', () => {
  test('the button leads to the menu, at the end of the page', async ({ page }) => {
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
})

test('a page of a fault without a footer is left by loading the next page whole', async ({
  page,
}) => {
  await page.route('**/dycian-news', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<footer[^]*<\/footer>/, '')
    await route.fulfill({ response: answer, body: html })
  })
  await arrive(page, '/dycian-news')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const drawer = await openDrawer(page)
  await drawer.getByRole('link', { name: 'Announcements', exact: true }).click()
  await expect(page).toHaveURL('/announcements')
  await expect(page.getByRole('contentinfo')).toContainText('Data Privacy Policy')
})
