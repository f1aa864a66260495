import type { Page } from '@playwright/test'
import { dayInManila } from '../../school/base/dates.ts'
import { expectAccessible, expectNoSidewaysScroll, expectOpaqueSurfaces } from './page-checks.ts'
import {
  chooseMore,
  countSteps,
  expect,
  message,
  openBrowser,
  press,
  publishNow,
  test,
} from './staff-fixture.ts'
import { boxOf } from './visit.ts'

const unseen = 'Has a change that visitors do not see yet'
const titleOf = (page: Page) => page.getByLabel('Title')
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const actions = (page: Page) => page.getByRole('region', { name: 'Actions' })
const about = (page: Page) => page.getByLabel('About this entry')
const undo = (page: Page, text: string) =>
  message(page, text).getByRole('button', { name: 'Undo' }).click()
const statusOf = (page: Page, path: string) => async () => (await page.request.get(path)).status()

test('an article is published in two steps, with Undo', async ({ page, context, enter }) => {
  const steps = await countSteps(page)
  await enter('/admin/article')
  await page.getByRole('link', { name: 'New article' }).click()
  await expect(page.getByLabel('Date on the article')).toHaveValue(dayInManila(new Date()))
  await titleOf(page).fill('The lantern parade returns')
  await textOf(page).fill('It begins at the gate.')
  await page.getByLabel('Category').selectOption('Campus News')
  steps()
  await publishNow(page)
  const published = message(page, 'Published. Visitors see it now.')
  await expect(published).toBeVisible()
  expect(steps(), 'publish').toBe(2)
  // It continues at its own address by itself.
  await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(actions(page)).toContainText('Published')
  await expect(about(page)).toContainText('Shows from')

  // A message stays while the focus is in it.
  await published.getByRole('button', { name: 'Undo' }).focus()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'a message with a link and Undo')
  await expectNoSidewaysScroll(page, [390, 320])
  await page.setViewportSize({ width: 1280, height: 800 })
  const opened = context.waitForEvent('page')
  await published.getByRole('link', { name: 'See it' }).click()
  const seen = await opened
  await expect(seen).toHaveURL('/dycian-news/the-lantern-parade-returns')
  await expect(seen.getByRole('heading', { level: 1 })).toHaveText('The lantern parade returns')
  await expect(seen.getByText('It begins at the gate.')).toBeVisible()
  await seen.goto('/dycian-news')
  await expect(seen.getByRole('link', { name: 'The lantern parade returns' })).toBeVisible()
  await seen.close()

  await published.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, 'Restored as it was.')).toBeVisible()
  await expect(actions(page)).toContainText('Draft')
  const status = statusOf(page, '/dycian-news/the-lantern-parade-returns')
  expect(await status()).toBe(404)
  await publishNow(page)
  await expect(actions(page)).toContainText('Published')
  // The message outlives the page.
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  await published.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, '“The lantern parade returns” is back: draft.')).toBeVisible()
})

test('fields that visitors need are named until they are filled in', async ({ page, enter }) => {
  await enter('/admin/announcement/create')
  await expect(page.getByText('Visitors need the fields marked *.')).toBeVisible()
  await expect(titleOf(page)).toHaveAttribute('required')
  await expect(page.getByLabel('First day')).not.toHaveAttribute('required')
  // A draft needs one field only.
  await page.locator('#field-date').fill('')
  await press(page, 'Save draft')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled announcement')
  await titleOf(page).fill('x'.repeat(201))
  await press(page, 'Publish …')
  const schedule = async () => {
    await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
    await press(page, 'Schedule')
  }
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await page.getByLabel('Show it until').fill('2036-06-05T08:00')
  await schedule()
  const summary = message(page, '2 fields need your attention')
  await expect(summary).toBeFocused()
  const heading = await boxOf(summary.getByRole('heading'))
  expect(heading.y).toBeGreaterThanOrEqual((await boxOf(actions(page))).bottom)
  await summary.getByRole('link', { name: /^Title: Keep this/ }).click()
  await expect(titleOf(page)).toBeFocused()
  await expect(titleOf(page)).toHaveAttribute('aria-invalid', 'true')
  await titleOf(page).fill('Cards are given out')
  await expect(titleOf(page)).toHaveAttribute('aria-invalid', 'false')
  await expect(titleOf(page)).toBeFocused()
  await expect(message(page, 'One field needs your attention')).toBeVisible()
  await page.getByLabel('Category').fill('Advisory')
  await expect(message(page, 'attention')).toHaveCount(0)
  await press(page, 'Publish …')
  await expect(page.getByLabel('Show it from')).toHaveValue('2036-06-01T08:00')
  await expect(page.getByLabel('Show it until')).toHaveValue('2036-06-05T08:00')
  await schedule()
  await expect(message(page, 'Scheduled for Jun 1, 2036')).toBeVisible()
})

test('a draft is previewed, scheduled and copied', async ({
  page,
  context,
  browser,
  openArticle,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const steps = await countSteps(page)
  const id = await openArticle('A secret until Friday')
  const status = statusOf(page, '/dycian-news/a-secret-until-friday')
  await press(page, 'Copy preview link')
  await expect(message(page, 'copied')).toBeVisible()
  expect(steps(), 'preview link').toBe(1)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const visitor = await (await openBrowser(browser)).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'A secret until Friday' })).toBeVisible()
  await visitor.context().close()

  await press(page, 'Publish …')
  await expectOpaqueSurfaces(page, 'the dialog that publishes')
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await press(page, 'Schedule')
  await expect(actions(page).getByText('Scheduled')).toBeVisible()
  // Visitors see nothing yet to which the message could lead.
  await expect(message(page, 'Scheduled')).toBeVisible()
  await expect(message(page, 'Scheduled').getByRole('link')).toHaveCount(0)
  await expect(about(page).getByText('Jun 1, 2036, 8:00')).toBeVisible()
  expect(steps(), 'schedule').toBe(2)
  expect(await status()).toBe(404)

  await press(page, 'Publish …')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Show it from').fill('')
  await dialog.getByLabel('Show it until').fill('2020-01-01T08:00')
  await expect(dialog.getByText('Choose a time after the start.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await dialog.getByLabel('Show it until').fill('2036-06-02T08:00')
  await press(page, 'Publish now')
  await expect(about(page).getByText('Jun 2, 2036, 8:00')).toBeVisible()
  expect(await status()).toBe(200)

  steps()
  await press(page, 'Dates …')
  await page.getByLabel('Show it until').fill('2036-06-30T17:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(about(page)).toContainText('Jun 30, 2036, 5:00')
  expect(steps(), 'expire').toBe(2)

  steps()
  await chooseMore(page, 'Make a copy')
  await expect(message(page, 'This is the copy')).toBeVisible()
  await expect(page).not.toHaveURL(`/admin/article/${id}`)
  await expect(titleOf(page)).toHaveValue(/A secret until Friday/)
  expect(steps(), 'copy').toBe(2)
})

test('what left the site is back as it was in one step', async ({ page, staff, openArticle }) => {
  const steps = await countSteps(page)
  const id = await openArticle('Shown by mistake', { isPublished: true })
  const status = statusOf(page, '/dycian-news/shown-by-mistake')
  const { publishAt } = await staff.read(id)
  await chooseMore(page, 'Take down from the site')
  await expect(message(page, 'Taken down.')).toBeVisible()
  expect(steps(), 'take down').toBe(2)
  expect(await status()).toBe(404)
  await page.getByRole('navigation').getByRole('link', { name: 'News' }).click()
  await undo(page, 'Taken down.')
  await expect(message(page, 'is back: published.')).toBeVisible()
  expect(await status()).toBe(200)
  expect((await staff.read(id)).publishAt).toBe(publishAt)

  await page.goto(`/admin/article/${id}`)
  await chooseMore(page, 'Move to the trash')
  await expect(message(page, 'Visitors no longer see it.')).toBeVisible()
  await expect(page.getByText('This is in the trash: visitors do not see it')).toBeVisible()
  await expect(page.getByText('You can read this but not change it')).toHaveCount(0)
  expect(await status()).toBe(404)
  steps()
  await undo(page, 'Visitors no longer see it.')
  await expect(actions(page).getByText('Published')).toBeVisible()
  expect(await status()).toBe(200)
  expect(steps(), 'undo a move to the trash').toBe(1)

  await chooseMore(page, 'Move to the trash')
  await expect(page.getByText('This is in the trash: visitors do not see it')).toBeVisible()
  steps()
  await page.getByRole('link', { name: 'Trash' }).click()
  await press(page, 'Restore Shown by mistake')
  await expect(message(page, '“Shown by mistake” is back')).toBeVisible()
  expect(steps(), 'restore').toBe(2)
})

test('a change of a live article waits to be shown', async ({ page, openArticle }) => {
  const steps = await countSteps(page)
  await openArticle('The choir sings on Monday', { isPublished: true })
  const shown = async (path = '/dycian-news') => (await page.request.get(path)).text()
  await titleOf(page).fill('The choir sings on Friday')
  await press(page, 'Save draft')
  await expect(page.getByText(unseen)).toBeVisible()
  expect(await shown('/dycian-news/the-choir-sings-on-monday')).toContain('on Monday</h1>')
  await page.reload()
  await expect(titleOf(page)).toHaveValue('The choir sings on Friday')
  steps()
  await chooseMore(page, 'Discard the change')
  await expect(titleOf(page)).toHaveValue('The choir sings on Monday')
  await expect(page.getByText(unseen)).toHaveCount(0)
  expect(steps(), 'discard').toBe(2)
  await undo(page, 'Discarded.')
  await expect(message(page, 'Restored as it was.')).toBeVisible()
  await expect(titleOf(page)).toHaveValue('The choir sings on Friday')
  await expect(page.getByText(unseen)).toBeVisible()

  steps()
  await press(page, 'Save and show')
  const done = message(page, 'Saved. Visitors see it now.')
  const address = '/dycian-news/the-choir-sings-on-friday'
  await expect(done.getByRole('link', { name: 'See it' })).toHaveAttribute('href', address)
  expect(steps(), 'change what is published').toBe(1)
  expect(await shown(address)).toContain('on Friday</h1>')
  await undo(page, 'Saved. Visitors see it now.')
  await expect(titleOf(page)).toHaveValue('The choir sings on Monday')
  await expect(page.getByText(unseen)).toHaveCount(0)
  expect(await shown()).toContain('The choir sings on Monday')
})

test('earlier versions say what changed, and come back', async ({ page, openArticle }) => {
  const steps = await countSteps(page)
  await openArticle('Robots at the fair', { fields: { content: '<p>We won gold.</p>' } })
  await textOf(page).fill('We won silver.')
  await press(page, 'Save draft')
  await expect(message(page, 'Saved.')).toBeVisible()
  await press(page, 'More')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectOpaqueSurfaces(page, 'the menu')
  await page.keyboard.press('Escape')
  steps()
  await press(page, 'History')
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history).toBeVisible()
  await expectOpaqueSurfaces(page, 'the history')
  await history.getByRole('button', { name: 'What changed in version 2' }).click()
  await expect(history.locator('del')).toHaveText('gold')
  await expect(history.locator('ins')).toHaveText('silver')
  await press(page, 'Restore version 1')
  await expect(message(page, 'The earlier version is back')).toBeVisible()
  await expect(textOf(page)).toHaveText('We won gold.')
  expect(steps(), 'revert, after a look').toBe(3)
})

test.describe('while it is written', () => {
  // The preview shows the page without its scripts.
  test.use({ expectedErrors: [/^Blocked script execution/] })

  test('the live preview follows what is typed', async ({ page, context, openArticle }) => {
    const content = '<p>See <a href="/contact-us">where we are</a>.</p>'
    await openArticle('Seen while it is written', { fields: { content } })
    await press(page, 'Preview')
    const preview = page.frameLocator('iframe')
    const heading = preview.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Seen while it is written')
    await titleOf(page).fill('Seen at once')
    await expect(heading).toHaveText('Seen at once')
    const link = preview.getByRole('link', { name: 'where we are' })
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened).toHaveURL('/contact-us')
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(heading).toHaveText('Seen at once')
    const width = () =>
      page.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetWidth)
    await expect.poll(width).toBe(390)
    await press(page, 'Desktop')
    await expect.poll(width).toBe(1280)
  })
})

test('a draft is sent back, then approved', async ({ page, staff, enter, openFor }) => {
  const author = await staff.person('author', 'Ben Cruz')
  const { id } = await staff.article('The library is open late', author)
  const theirs = await openFor(author, `/admin/article/${id}`)
  const askForReview = async () => {
    await press(theirs, 'Ask for a review …')
    await press(theirs, 'Ask for a review')
    await expect(actions(theirs).getByText('Waiting for review')).toBeVisible()
  }
  await expect(theirs.getByRole('button', { name: 'Publish …' })).toHaveCount(0)
  await askForReview()

  const steps = await countSteps(page)
  await enter(`/admin/article/${id}`)
  await press(page, 'Send back')
  const dialog = page.getByRole('dialog', { name: 'Send back' })
  await expect(dialog.getByRole('button', { name: 'Send back' })).toBeDisabled()
  await dialog.getByLabel('What should be changed?').fill('Name the librarian, please.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(message(page, 'Sent back')).toBeVisible()
  expect(steps(), 'send back').toBe(2)

  await theirs.setViewportSize({ width: 360, height: 740 })
  await theirs.reload()
  await expect(theirs.getByText('From the editor: Name the librarian, please.')).toBeInViewport()
  await askForReview()

  await page.goto('/admin/dashboard')
  await press(page, 'Approve The library is open late')
  await expect(message(page, 'is published')).toBeVisible()
  expect(steps(), 'approve').toBe(1)
  expect(await statusOf(page, '/dycian-news/the-library-is-open-late')()).toBe(200)
})
