import type { Page } from '@playwright/test'
import { openPushSite } from '../helpers/push-site.ts'
import { readMail, startStandInMail } from '../helpers/stand-in-mail.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../stories/page-checks.ts'
import { expect, test as base } from '../stories/site-fixture.ts'

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

test.use({ javaScriptEnabled: false, expectedErrors: [/^Failed to load resource.* 4(04|22)/] })

/** Checks a page on a phone and a desk, light and dark. */
async function check(page: Page, state: string) {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
    [360, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page, `${state}, ${width} px, ${colorScheme}`)
    await expectNoSidewaysScroll(page, [width])
    await expectLargeTargets(page)
  }
}

test('without a script a parent subscribes by e-mail, changes the choices and stops', async ({
  page,
  mail,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/status/notify')
  await check(page, 'the form')
  const form = page.locator('#mail')
  await form.getByLabel('Your e-mail address').fill('ana@mail.example')
  await form.getByLabel('College').uncheck()
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('Look into your mailbox.')).toBeInViewport()
  await check(page, 'the form that was sent')
  await expect.poll(() => mail.mails.length).toBe(1)
  const [link = ''] = /\/status\/mail\/\S+/.exec(readMail(mail.mails.at(-1) ?? '').text) ?? []

  await page.goto(link)
  await expect(page.getByText('ana@mail.example gets class notices')).toBeVisible()
  await expect(page.getByLabel('College')).not.toBeChecked()
  await check(page, 'the page that asks to confirm')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await confirm.click()
  await expect(page.getByRole('status')).toHaveText('Choose at least one level.')
  await check(page, 'a choice without a level')
  await page.goto(link)
  await confirm.click()
  await expect(page.getByText('gets class notices from now on')).toBeVisible()
  await page.getByLabel('Filipino').check()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  await expect(page.getByLabel('Filipino')).toBeChecked()
  await page.getByRole('button', { name: 'Stop sending me mail' }).click()
  await expect(page.getByText('This address gets no more class notices')).toBeInViewport()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'does not work any more' })).toBeVisible()
  await check(page, 'a link that works no more')
})
