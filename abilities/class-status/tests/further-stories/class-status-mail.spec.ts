import { openPushSite } from '../../../../tests/helpers/push-site.ts'
import { readMail, startStandInMail } from '../../../../tests/helpers/stand-in-mail.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../../../tests/stories/page-checks.ts'
import { expect, test as base } from '../../../../tests/stories/site-fixture.ts'

/** The site with a mail server. */
const test = base.extend<
  object,
  { mail: Awaited<ReturnType<typeof startStandInMail>>; mailSite: string }
>({
  mail: [
    async ({}, use) => {
      const mail = await startStandInMail()
      await use(mail)
      await mail.stop()
    },
    { scope: 'worker' },
  ],
  mailSite: [
    async ({ mail }, use) => {
      const settings = { SMTP_URL: mail.url, MAIL_FROM: 'DYCI <website@dyci.example>' }
      const site = await openPushSite(settings)
      await use((await site.start()).origin)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mailSite }, use) => use(mailSite),
})

/** Reads the link to the choices in the newest mail. */
const linkIn = (mails: readonly string[]) =>
  /\/status\/mail\/\S+/.exec(readMail(mails.at(-1) ?? '').text)?.[0] ?? ''

test.describe('by e-mail, without a script', () => {
  test.use({ expectedErrors: [/^Failed to load resource.* 404/] })
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a parent subscribes, confirms, changes the choices and stops', async ({ page, mail }) => {
    await page.goto('/status/notify')
    const form = page.locator('#mail')
    const address = form.getByLabel('Your e-mail address')
    expect((await address.boundingBox())?.width, 'room for an address').toBeGreaterThan(240)
    await address.fill('ana@mail.example')
    await form.getByLabel('College').uncheck()
    const before = mail.mails.length
    await form.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByText('Look into your mailbox.')).toBeInViewport()
    await expect.poll(() => mail.mails.length).toBe(before + 1)
    const link = linkIn(mail.mails)
    await page.goto(link)
    await expect(page.getByText('ana@mail.example gets class notices')).toBeVisible()
    await expect(page.getByLabel('College')).not.toBeChecked()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('gets class notices from now on')).toBeVisible()
    await page.getByLabel('Filipino').check()
    await page.getByRole('button', { name: 'Save my choices' }).click()
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await expect(page.getByLabel('Filipino')).toBeChecked()
    await page.getByRole('button', { name: 'Stop sending me mail' }).click()
    await expect(page.getByText('This address gets no more class notices')).toBeInViewport()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'does not work any more' })).toBeVisible()
  })
})

test.describe('the pages for e-mail', () => {
  test.use({ expectedErrors: [/^Failed to load resource.* 4(04|22)/] })

  test('are accessible on a phone and a desk, light and dark', async ({ page, mail }) => {
    test.slow()
    const check = async (state: string) => {
      for (const [width, colorScheme] of [
        [360, 'light'],
        [360, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 740 })
        await expectAccessible(page, `${state}, ${width} px, ${colorScheme}`)
        await expectNoSidewaysScroll(page, [width])
        await expectLargeTargets(page)
      }
    }
    await page.goto('/status/notify')
    await check('form')
    const before = mail.mails.length
    await page.locator('#mail').getByLabel('Your e-mail address').fill('ben@mail.example')
    await page.locator('#mail').getByRole('button').click()
    await expect(page.getByText('Look into your mailbox.')).toBeInViewport()
    await check('asked')
    await expect.poll(() => mail.mails.length).toBe(before + 1)
    await page.goto(linkIn(mail.mails))
    await check('confirm')
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('status')).toHaveText('Choose at least one level.')
    await check('nolevel')
    await page.goto('/status/mail/no-such-token')
    await check('dead')
  })
})
