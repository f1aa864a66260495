import type { Page } from '@playwright/test'
import { choicesOf, openPushSite, titles } from '../../../../tests/helpers/push-site.ts'
import { answers, taken, type StandInPhone } from '../../../../tests/helpers/stand-in-push.ts'
import { allowErrors, expect, test as base } from '../../../../tests/stories/site-fixture.ts'

type PushSite = Awaited<ReturnType<typeof openPushSite>>

/** The site with a push service of its own: Chromium subscribes at Google's alone. */
const test = base.extend<object, { pushSite: PushSite }>({
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

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true })
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

/** Opens a page with a phone whose browser allows messages. */
async function openWithPhone(
  page: Page,
  pushSite: PushSite,
  { path = '/status/notify', phone = pushSite.push.addPhone() } = {},
) {
  const site = await pushSite.start()
  await lendPhone(page, phone)
  await page.context().grantPermissions(['notifications'], { origin: site.origin })
  await page.goto(path)
  return { site, phone }
}

const said = (page: Page) => page.getByRole('status')
const subscribed = 'This phone gets class notices from now on.'

test('a parent subscribes, changes and stops by one press each', async ({ page, pushSite }) => {
  const { site, phone } = await openWithPhone(page, pushSite, { path: '/status' })
  await page.getByRole('link', { name: 'Tell me on this phone' }).tap()
  await expect(stopButton(page)).toBeHidden()
  await page.getByLabel('College').uncheck()
  await page.getByLabel('Filipino').check()
  await startButton(page).tap()
  await expect(said(page)).toContainText(subscribed)
  expect(titles(phone)).toHaveLength(1)
  expect(await choicesOf(site, phone)).toMatchObject({
    body: { levels: ['pgs', 'jhs', 'shs'], language: 'fil' },
  })

  await page.reload()
  await expect(said(page)).toContainText('This phone gets class notices.')
  await expect(page.getByLabel('College')).not.toBeChecked()
  await expect(page.getByLabel('Filipino')).toBeChecked()
  await page.getByLabel('Preschool').uncheck()
  await page.getByRole('button', { name: 'Save my choices' }).tap()
  await expect(said(page)).toContainText('Your choices are saved.')
  expect(await choicesOf(site, phone)).toMatchObject({ body: { levels: ['jhs', 'shs'] } })
  expect(titles(phone)).toHaveLength(1)

  await stopButton(page).tap()
  await expect(said(page)).toContainText('Stopped.')
  await expect(startButton(page)).toBeFocused()
  expect(await choicesOf(site, phone)).toMatchObject({ status: 404 })
  await page.reload()
  await expect(startButton(page)).toBeVisible()
  await expect(stopButton(page)).toBeHidden()
})

test('a phone that cannot be reached is told so, and tries again', async ({ page, pushSite }) => {
  allowErrors(page, /^Failed to load resource.* 4(22|29)/)
  const phone = pushSite.push.addPhone(answers(500))
  await openWithPhone(page, pushSite, { phone })
  for (const level of ['Preschool', 'Junior', 'Senior', 'College'])
    await page.getByLabel(level).uncheck()
  await startButton(page).tap()
  await expect(said(page)).toContainText('Choose at least one level.')
  await page.getByLabel('College').check()
  await startButton(page).tap()
  await expect(said(page)).toContainText('did not take the test message')
  await expect(stopButton(page)).toBeHidden()
  phone.answer = taken
  await startButton(page).tap()
  await expect(said(page)).toContainText(subscribed)
})

test('a browser that refuses messages is told how to allow them', async ({ page, pushSite }) => {
  await lendPhone(page, pushSite.push.addPhone())
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await page.goto('/status/notify')
  await startButton(page).tap()
  await expect(said(page)).toContainText('does not allow messages')
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/status/notify')
    await expect(page.getByText('Messages to a phone need JavaScript')).toBeVisible()
    await expect(startButton(page)).toBeHidden()
  })
})
