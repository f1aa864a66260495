import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { choicesOf, openPushSite, titles } from '../helpers/push-site.ts'
import { answers, taken, type StandInPhone } from '../helpers/stand-in-push.ts'
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from './page-checks.ts'
import { expect, test as base } from './site-fixture.ts'
import { openAs } from './staff-fixture.ts'

/** The site with a push service of its own: Chromium subscribes at Google's alone. */
const test = base.extend<object, { pushSite: Awaited<ReturnType<typeof openPushSite>> }>({
  pushSite: [
    async ({}, use) => {
      const pushSite = await openPushSite()
      await use(pushSite)
      await pushSite.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pushSite }, use) => use((await pushSite.start()).origin),
})

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ pushSite }) => pushSite.clear())

const startButton = (page: Page) => page.getByRole('button', { name: 'Tell me on this phone' })
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop telling me' })

/** Lets the browser subscribe at the push service of the test. */
async function lendPhone(page: Page, { subscription }: StandInPhone) {
  await page.addInitScript((given) => {
    let current: object | null = null
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: () => Promise.resolve(((current = null), sessionStorage.clear(), true)),
    }
    if (sessionStorage.getItem('subscribed')) current = made
    const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) => {
      // A browser refuses what is no key.
      if (!/^[\w-]{87}$/.test(applicationServerKey)) return Promise.reject(new Error('no key'))
      sessionStorage.setItem('subscribed', 'yes')
      return Promise.resolve((current = made))
    }
    Object.assign(PushManager.prototype, {
      subscribe,
      getSubscription: () => Promise.resolve(current),
    })
  }, subscription)
}

const allow = (context: BrowserContext, origin: string) =>
  context.grantPermissions(['notifications'], { origin })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a parent subscribes, changes the choices and stops with one press each', async ({
    page,
    context,
    pushSite,
  }) => {
    const site = await pushSite.start()
    const phone = pushSite.push.addPhone()
    await lendPhone(page, phone)
    await allow(context, site.origin)
    await page.goto('/status')
    await page.getByRole('link', { name: 'Tell me on this phone' }).tap()
    await expect(stopButton(page)).toBeHidden()
    await page.getByLabel('College').uncheck()
    await page.getByLabel('Filipino').check()
    await startButton(page).tap()
    await expect(page.getByRole('status')).toContainText(
      'This phone gets class notices from now on.',
    )
    expect(titles(phone)).toHaveLength(1)
    expect(await choicesOf(site, phone)).toMatchObject({
      body: { levels: ['pgs', 'jhs', 'shs'], language: 'fil' },
    })

    await page.reload()
    await expect(page.getByRole('status')).toContainText('This phone gets class notices.')
    await expect(page.getByLabel('College')).not.toBeChecked()
    await expect(page.getByLabel('Filipino')).toBeChecked()
    await page.getByLabel('Preschool').uncheck()
    await page.getByRole('button', { name: 'Save my choices' }).tap()
    await expect(page.getByRole('status')).toContainText('Your choices are saved.')
    expect(await choicesOf(site, phone)).toMatchObject({ body: { levels: ['jhs', 'shs'] } })
    expect(titles(phone)).toHaveLength(1)

    await stopButton(page).tap()
    await expect(page.getByRole('status')).toContainText('Stopped.')
    await expect(startButton(page)).toBeFocused()
    expect(await choicesOf(site, phone)).toMatchObject({ status: 404 })
    await page.reload()
    await expect(startButton(page)).toBeVisible()
    await expect(stopButton(page)).toBeHidden()
  })

  test.describe('that cannot be reached', () => {
    test.use({ expectedErrors: [/^Failed to load resource.* 4(22|29)/] })

    test('is told so, and the second try works', async ({ page, context, pushSite }) => {
      const site = await pushSite.start()
      const phone = pushSite.push.addPhone(answers(500))
      await lendPhone(page, phone)
      await allow(context, site.origin)
      await page.goto('/status/notify')
      for (const level of ['Preschool', 'Junior', 'Senior', 'College'])
        await page.getByLabel(level).uncheck()
      await startButton(page).tap()
      await expect(page.getByRole('status')).toContainText('Choose at least one level.')
      await page.getByLabel('College').check()
      await startButton(page).tap()
      await expect(page.getByRole('status')).toContainText('did not take the test message')
      await expect(stopButton(page)).toBeHidden()
      phone.answer = taken
      await startButton(page).tap()
      await expect(page.getByRole('status')).toContainText(
        'This phone gets class notices from now on.',
      )
    })
  })

  test('a browser that refuses messages is told how to allow them', async ({ page, pushSite }) => {
    await lendPhone(page, pushSite.push.addPhone())
    await page.addInitScript(() => {
      Notification.requestPermission = () => Promise.resolve('denied')
    })
    await page.goto('/status/notify')
    await startButton(page).tap()
    await expect(page.getByRole('status')).toContainText('does not allow messages')
  })

  test('a browser without messages says so, and names the steps for iPhones', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager')
    })
    await page.goto('/status/notify')
    await expect(page.getByText('This browser cannot get messages from a site.')).toBeVisible()
    await expect(startButton(page)).toBeHidden()
    await expect(page.getByText('Add to Home Screen')).toBeVisible()
  })
})

/** Gives the service worker push messages, as the browser does. */
async function deliver(client: CDPSession, origin: string, messages: readonly object[]) {
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  for (const message of messages) {
    const data = JSON.stringify(message)
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

/**
 * Keeps what the service worker asks the browser to show: a Chromium without windows shows nothing.
 *
 * @returns reads the title and the tag of each, the oldest first
 */
async function keepNotifications(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const asked: [title: string, tag: string | undefined][] = []
    const showNotification = (title: string, options?: NotificationOptions) => {
      asked.push([title, options?.tag])
      return Promise.resolve()
    }
    Object.assign(registration, { showNotification })
    Object.assign(globalThis, { asked })
  })
  return () =>
    worker.evaluate(() => (globalThis as unknown as { asked: [string, string?][] }).asked)
}

test('a correction takes the place of the notice on the phone', async ({
  page,
  context,
  pushSite,
}) => {
  const site = await pushSite.start()
  const phone = pushSite.push.addPhone()
  await lendPhone(page, phone)
  await allow(context, site.origin)
  await page.goto('/status/notify')
  await startButton(page).click()
  await expect(page.getByRole('status')).toContainText('This phone gets class notices from now on.')
  const principal = await pushSite.principal()
  const id = await principal.publish()
  await expect.poll(() => titles(phone).length).toBe(2)
  await principal.correct(id, { state: 'remote' })
  await expect.poll(() => titles(phone).length).toBe(3)
  const client = await context.newCDPSession(page)
  const shown = await keepNotifications(context)
  const sent = phone.messages.slice(1).map(({ payload }) => payload)
  await deliver(client, site.origin, sent)
  // A browser shows one of each tag: the later takes the place of the earlier.
  await expect.poll(shown).toEqual([
    [expect.stringMatching(/^No classes/), `class-notice-${id}`],
    [expect.stringMatching(/^Corrected: Online or modular classes/), `class-notice-${id}`],
  ])
})

test('staff see how many phones a notice was sent to, and how many wait', async ({
  page,
  browser,
  context,
  pushSite,
}) => {
  const site = await pushSite.start()
  const phone = pushSite.push.addPhone()
  await lendPhone(page, phone)
  await allow(context, site.origin)
  await page.goto('/status/notify')
  await startButton(page).click()
  await expect(page.getByRole('status')).toContainText('This phone gets class notices from now on.')
  const principal = await pushSite.principal()
  const id = await principal.publish()
  await expect.poll(async () => (await principal.reached(id))?.handedOver).toBe(1)
  const desk = await openAs(browser, site.origin, principal.session, `/admin/class-status/${id}`)
  await expect(desk.getByText('Sent to 1 of 1 phone.').first()).toBeVisible()
  phone.answer = answers(500)
  await principal.correct(id, { state: 'remote' })
  await expect.poll(async () => (await principal.reached(id))?.waiting).toBe(1)
  await desk.reload()
  await expect(desk.getByText('Sent to 0 of 1 phone, 1 waiting.').first()).toBeVisible()
  phone.answer = taken
  await desk.context().close()
})

test.describe('the page', () => {
  test('breaks no rule that a machine can check, light and dark, on any screen', async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/status/notify')
      await expect(startButton(page)).toBeVisible()
      await expectAccessible(page, `the page to subscribe in ${colorScheme}`)
      await expectLargeTargets(page)
    }
    await expectNoSidewaysScroll(page, [320, 360, 768, 1280, 1920])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('says what it needs', async ({ page }) => {
      await page.goto('/status/notify')
      await expect(page.getByText('Messages to a phone need JavaScript')).toBeVisible()
      await expect(startButton(page)).toBeHidden()
    })
  })
})
