import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from '../../../../tests/stories/page-checks.ts'
import { allowErrors, expect, test } from '../../../../tests/stories/site-fixture.ts'
import { expectReadableText } from '../../../../tests/stories/text-checks.ts'
import { arrive, doubleText } from '../../../../tests/stories/visit.ts'

test.use({ viewport: { width: 360, height: 640 } })

const formOf = (page: Page) => page.getByRole('region', { name: 'Ask us' })

async function fill(page: Page, { contact, question }: { contact: string; question: string }) {
  const form = formOf(page)
  await form.getByLabel('Your name').fill('Niño “Boy” Reyes')
  await form.getByLabel('E-mail address or mobile number').fill(contact)
  await form.getByLabel('Level or office').selectOption('Junior High School')
  await form.getByLabel('Your question').fill(question)
  await form.getByLabel('DYCI may keep and use').check()
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send' }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a family ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/^Failed to load resource.*422/] })

    test('asks a question, corrects what was wrong, and gets a number', async ({ page }) => {
      await page.goto('/contact-us')
      const question = `When is the test?\nWith scripts: ${String(javaScriptEnabled)}`
      await fill(page, { contact: '0917', question })
      const form = formOf(page)
      const parent = form.getByLabel('My parent or guardian knows')
      await expect(parent).toBeHidden()
      await expect(form.getByLabel('Your résumé')).toBeHidden()
      await form.getByLabel('I am under 18.').check()
      await expect(parent).toBeVisible()
      await send(page)

      await expect(page).toHaveTitle('Not sent yet: Ask us | DYCI')
      await expect(form.getByRole('alert').first()).toBeInViewport()
      await expect(form.getByLabel('Your question')).toHaveValue(question)
      await expect(form.getByLabel('Your name')).toHaveValue('Niño “Boy” Reyes')
      const contact = form.getByLabel('E-mail address or mobile number')
      await expect(contact).toHaveAccessibleDescription(/Enter a whole e-mail address/)
      await form.getByRole('link', { name: /Enter a whole e-mail address/ }).click()
      await expect(contact).toBeInViewport()
      await contact.fill(`0917 555 010${javaScriptEnabled ? 1 : 2}`)
      await parent.check()
      await send(page)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your question was sent')
      await expect(page.getByRole('main')).toContainText(/Its number\s*Q-\w{6}/)
      await page.reload()
      await expect(page.getByRole('main')).toContainText(/Q-\w{6}/)
    })
  })
}

test('labels and fields beside each other line up on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/ask-us')
  for (const part of ['label', 'input:not([type])']) {
    const tops = await formOf(page)
      .locator(part)
      .evaluateAll((parts) => parts.slice(0, 2).map((each) => each.getBoundingClientRect().top))
    expect(tops).toEqual([tops[0], tops[0]])
  }
})

test('the form of a department with problems is fit for all, also large', async ({ page }) => {
  allowErrors(page, /^Failed to load resource.*422/)
  await arrive(page, '/learn-with-us/shs')
  await expect(formOf(page).getByLabel('Level or office')).toHaveValue('shs')
  const form = formOf(page).locator('form')
  await form.evaluate((node: HTMLFormElement) => node.toggleAttribute('novalidate', true))
  await formOf(page).getByLabel('I am under 18.').check()
  await send(page)
  await expect(page).toHaveTitle(/Not sent yet/)
  await expect(formOf(page).getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page, 'the form with problems')
  await expectLargeTargets(page)
  await doubleText(page)
  await expectReadableText(page, 'the form with problems')
  await expectNoSidewaysScroll(page, [360, 320])
})

test('an application that may be spam is asked for again, with everything typed', async ({
  page,
}) => {
  await arrive(page, '/join-our-team')
  await page.getByRole('link', { name: 'Apply with our form' }).click()
  await expect(formOf(page).getByLabel('What it is about')).toHaveValue('jobs')
  const question = 'I teach science: https://dyci.example'
  await fill(page, { contact: 'link@mail.example', question })
  const file = { name: 'résumé.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await formOf(page).getByLabel('Your résumé').setInputFiles(file)
  await send(page)
  const notice = formOf(page).getByRole('alert').first()
  await expect(notice).toContainText(/Read it once more.*Choose your PDF again/)
  await expect(formOf(page).getByLabel('Your question')).toHaveValue(question)
})

test('a form that is sent without a connection stays, with everything typed', async ({ page }) => {
  await arrive(page, '/contact-us')
  const question = 'Is the library open on Saturday?'
  await fill(page, { contact: 'off@mail.example', question })
  await page.context().setOffline(true)
  await send(page)
  await expect(formOf(page).getByText('You have no connection.')).toBeVisible()
  await expect(formOf(page).getByLabel('Your question')).toHaveValue(question)
  await page.context().setOffline(false)
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your question was sent')
})
