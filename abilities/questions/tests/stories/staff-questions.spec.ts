import type { Page } from '@playwright/test'
import { openSiteContent } from '../../../../tests/helpers/site-content.ts'
import { storeQuestion, type StoredQuestion } from '../../../../tests/helpers/stored-questions.ts'
import type { TestSite } from '../../../../tests/helpers/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../../../tests/stories/page-checks.ts'
import { expect, test } from '../../../../tests/stories/staff-fixture.ts'

test.use({ expectedErrors: [/^Failed to load resource.*409/] })

/** Stores a question on a running site. */
async function ask(site: TestSite, fields: Partial<StoredQuestion>) {
  const content = await openSiteContent(site)
  const question = await storeQuestion(content.database, fields)
  await content.close()
  return question
}

const actionOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an office takes, comments on and closes a question', async ({ page, staff, enterAs }) => {
  const contact = `${Date.now()}@mail.example`
  const one = await ask(staff.site, { contact, text: 'When is the entrance test?' })
  const other = await ask(staff.site, { contact, office: 'shs', text: 'Of the other office' })
  const editor = await staff.person('editor', 'Jun of JHS', ['jhs'])
  await enterAs(editor, '/admin/dashboard')
  const card = page.getByRole('region', { name: /^New questions/ })
  await expect(card.getByRole('link', { name: 'When is the entrance test?' })).toBeVisible()
  await page.goto('/admin/questions')
  await page.getByLabel('Search').fill(contact)
  await expect(page.getByText('1 question', { exact: true })).toBeVisible()
  await expect(page.getByText(other.reference)).toHaveCount(0)
  await expectAccessible(page, 'the inbox')
  await page.getByRole('link', { name: 'When is the entrance test?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Question ${one.reference}`)
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue(contact)
  await expect(page.getByText('1 question', { exact: true })).toBeVisible()
  await page.goForward()
  const subject = `Your question ${one.reference} / Ang tanong ninyo ${one.reference}`
  const address = `mailto:${contact}?subject=${encodeURIComponent(subject)}`
  const link = page.getByRole('link', { name: contact, exact: true })
  await expect(link).toHaveAttribute('href', address)

  await actionOf(page, 'Take').click()
  await expect(page.getByText('Taken by Jun of JHS')).toBeVisible()
  await actionOf(page, 'Undo').click()
  await expect(page.getByText('Taken by Jun of JHS')).toHaveCount(0)

  await page.getByLabel('New comment, for staff only').fill('Called her.')
  await actionOf(page, 'Comment').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Called her.' })).toBeVisible()
  await actionOf(page, 'Delete the comment of Jun of JHS').click()
  await expect(page.getByText('Called her.')).toHaveCount(0)
  await actionOf(page, 'Undo').click()
  await expect(page.getByText('Called her.')).toBeVisible()

  await actionOf(page, 'Close').click()
  await expect(page.getByText(/will be deleted on/)).toBeVisible()
  await expectAccessible(page, 'a question')
  await expectNoSidewaysScroll(page, [360, 768, 1280])
})

test('two people who answer one question learn of each other', async ({ page, staff, enter }) => {
  const question = await ask(staff.site, { text: 'Who answers me?' })
  await enter(`/admin/questions/${question.id}`)
  await expect(actionOf(page, 'Take')).toBeVisible()
  const colleague = await staff.person('editor', 'Col League', ['jhs'])
  await staff.call(`/questions/${question.id}`, {
    method: 'PUT',
    token: colleague.token,
    body: { revision: 1, state: 'taken', takenBy: colleague.user.id, office: 'jhs' },
  })
  await page.getByLabel('New comment, for staff only').fill('I am on it.')
  await actionOf(page, 'Take').click()
  await expect(page.getByText(/Another person changed this question/)).toBeVisible()
  await expect(page.getByText('Taken by Col League')).toBeVisible()
  await expect(page.getByLabel('New comment, for staff only')).toHaveValue('I am on it.')
  await actionOf(page, 'Take over from Col League').click()
  await expect(actionOf(page, 'Take over from Col League')).toHaveCount(0)
})
