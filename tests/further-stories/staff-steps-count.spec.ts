import type { Page } from '@playwright/test'
import { makePhoto, markedAs, smallPdf, uploadForm } from '../helpers/pictures.ts'
import { expect, openBrowser, test } from '../stories/staff-fixture.ts'

/**
 * Counts a person's presses, except in text fields (docs/staff-pages.md states the number of
 * steps).
 */
async function countSteps(page: Page) {
  const onFields = 'input, textarea, select, [contenteditable]'
  let steps = 0
  await page.exposeFunction('countStep', () => (steps += 1))
  await page.addInitScript((fields) => {
    const counted = window as unknown as { countStep: () => void }
    const count = ({ target, isTrusted }: Event) => {
      if (isTrusted && target instanceof Element && !target.closest(fields)) counted.countStep()
    }
    addEventListener('click', count, true)
  }, onFields)
  return () => {
    const taken = steps
    steps = 0
    return taken
  }
}

test('no task takes more steps than promised', async ({ page, context, site, staff, enterAs }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const me = await staff.administrator()
  const author = await staff.person('author', 'Rica Abad')
  const article = await staff.article('Counted', me)
  const steps = await countSteps(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const said = (text: string) =>
    expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  const path = `/admin/article/${article.id}`

  await enterAs(me, path)
  await press('Copy preview link')
  await said('copied')
  expect(steps(), 'preview link').toBe(1)

  await press('Publish …')
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await press('Schedule')
  await said('Scheduled')
  expect(steps(), 'schedule').toBe(2)

  await press('Publish …')
  await page.getByLabel('Show it from').fill('')
  await press('Publish now')
  await said('Published')
  expect(steps(), 'publish').toBe(2)

  await page.getByLabel('Title').fill('Counted again')
  await press('Show later …')
  await page.getByLabel('Show it from').fill('2036-06-01T08:00')
  await press('Schedule')
  await said('Scheduled. Visitors see the change from')
  expect(steps(), 'schedule a change').toBe(2)

  await press('History')
  await press('Restore version 1')
  await said('The earlier version is back')
  expect(steps(), 'revert').toBe(2)

  await press('More')
  await page.getByRole('menuitem', { name: 'Make a copy' }).click()
  await said('This is the copy')
  expect(steps(), 'copy').toBe(2)

  await staff.call(`/entries/article/${article.id}/trash`, {
    method: 'POST',
    token: me.token,
    body: {},
  })
  await page.getByRole('link', { name: 'Trash' }).click()
  await press('Restore Counted')
  await said('“Counted” is back')
  expect(steps(), 'restore').toBe(2)

  const draft = await staff.article('Counted by its author', author)
  await staff.call(`/entries/article/${draft.id}/request-review`, {
    method: 'POST',
    token: author.token,
    body: {},
  })
  await page.goto('/admin/dashboard')
  steps()
  await press('Approve Counted by its author')
  await said('is published')
  expect(steps(), 'approve').toBe(1)

  await page.getByRole('link', { name: 'Calendar' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
  expect(steps(), 'see what happens this month').toBe(1)

  await page.goto('/admin/dashboard')
  steps()
  await page.getByRole('link', { name: 'Alert', exact: true }).first().click()
  await page.getByLabel('Text', { exact: true }).fill('No classes today.')
  await press('Publish the alert')
  await expect(page.getByText('No classes today.').first()).toBeVisible()
  expect(steps(), 'alert').toBe(2)

  await page.goto('/admin/staff')
  steps()
  await press('Invite a person')
  await page.getByLabel('Name').fill('Sol Vega')
  await page.getByLabel('E-mail address').fill('sol@dyci.example')
  await press('Invite')
  await press('Done')
  expect(steps(), 'invite').toBe(3)

  await fetch(`${site.origin}/api/admin/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${me.token}` },
    body: uploadForm(smallPdf, 'Calendar.pdf'),
  })
  await page.goto('/admin/media')
  steps()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Replace Calendar')])
  await chooser.setFiles([{ name: 'calendar.pdf', mimeType: '', buffer: smallPdf }])
  await expect(page.getByText('calendar.pdf is in the library')).toBeVisible()
  // Choosing the file is the second step.
  expect(steps(), 'replace a PDF').toBe(1)
})

test.describe('an article with a player', () => {
  // Browsers say this of the attribute for older ones.
  test.use({ expectedErrors: [/^Allow attribute will take precedence/] })

  test('news with two photographs and a video takes five steps, a PDF in it two', async ({
    page,
    site,
    staff,
    enterAs,
  }) => {
    test.slow()
    const me = await staff.administrator()
    await fetch(`${site.origin}/api/admin/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}` },
      body: uploadForm(smallPdf, 'Program of the day.pdf'),
    })
    const steps = await countSteps(page)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await enterAs(me, '/admin/article')
    await page.getByRole('link', { name: 'New article' }).first().click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Five steps')
    await expect(page.getByLabel('Category')).toHaveValue('Campus News')
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.click()
    const paste = (type: string, copied: string) =>
      text.evaluate(
        (box, [kind, data]) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData(kind, data)
          box.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
        },
        [type, copied] as const,
      )
    await paste('text/html', '<p class=MsoNormal>The fair began on Monday.</p>')
    await page.keyboard.press('Enter')
    await paste('text/plain', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    await expect(text.getByRole('link', { name: 'youtube.com' })).toBeVisible()

    const photo = async (width: number) => [
      ...markedAs(`steps ${width}`, await (await makePhoto(width, 480)).jpeg().toBuffer()),
    ]
    const dropped = await page.evaluateHandle(
      (photos) => {
        const transfer = new DataTransfer()
        for (const [index, bytes] of photos.entries())
          transfer.items.add(new File([new Uint8Array(bytes)], `Fair ${index + 1}.jpg`))
        return transfer
      },
      [await photo(640), await photo(660)],
    )
    const box = await text.boundingBox()
    if (!box) throw new Error('The text is not shown.')
    await text.dispatchEvent('drop', {
      dataTransfer: dropped,
      clientX: box.x + box.width / 2,
      clientY: box.y + box.height - 5,
    })
    await press('No learners in all 2 pictures')
    await page.getByLabel('What “Fair 1” shows').fill('A robot climbs stairs')
    await page.getByLabel('What “Fair 2” shows').fill('Judges with clipboards')
    await press('Put 2 pictures in the text')
    await expect(text.getByRole('figure').getByRole('img')).toHaveCount(2)
    await press('Publish …')
    await press('Publish now')
    await expect(page.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible()
    expect(steps(), 'news with two photographs and a video').toBe(5)

    await press('PDF')
    await press('Choose Program of the day')
    await expect(text.getByRole('link', { name: 'Program of the day' })).toBeVisible()
    expect(steps(), 'a PDF in a text').toBe(2)
    await press('Save and show')
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /show|Saved/ })
        .first(),
    ).toBeVisible()

    await page.goto('/dycian-news/five-steps')
    await expect(page.getByRole('img', { name: 'A robot climbs stairs' })).toBeVisible()
    await expect(page.getByText('Play the video')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Program of the day PDF, \d+ kB$/ })).toBeVisible()
  })
})

test('a link to another page of the site takes two steps', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  const steps = await countSteps(page)
  await enterAs(me, '/admin/article/create')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Ask for a scholarship: ')
  steps()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('scholarships')
  await page
    .getByRole('option', { name: /^Scholarships/ })
    .first()
    .click()
  const link = text.getByRole('link', { name: /Scholarships/ })
  await expect(link).toHaveAttribute('href', '/stakeholders-centricity/scholarships')
  expect(steps(), 'link another page').toBe(2)
})

test('a word in any text is found with one step', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  await staff.article('Counted by its words', me, { content: '<p>About a theremin.</p>' })
  const steps = await countSteps(page)
  await enterAs(me, '/admin/dashboard')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('theremin')
  await expect(page.getByRole('option', { name: /Counted by its words/ })).toBeVisible()
  expect(steps(), 'find a word').toBe(1)
})

test('a change of a live page is prepared, shown to the principal and published on Monday with three steps', async ({
  page,
  browser,
  context,
  site,
  staff,
  enterAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const me = await staff.administrator()
  const { id } = await staff.article('Live and counted', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  const steps = await countSteps(page)
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('textbox', { name: 'Text' }).fill('The gate opens at six on Monday.')
  steps()
  await page.getByRole('button', { name: 'Copy preview link' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'copied' })).toBeVisible()
  await page.getByRole('button', { name: 'Show later …' }).click()
  // A Monday.
  await page.getByLabel('Show it from').fill('2036-06-02T06:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Visitors see the change from' }),
  ).toBeVisible()
  expect(steps(), 'prepare, show, publish on Monday').toBe(3)

  // The principal, without an account, reads the change; visitors do not.
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const principal = await openBrowser(browser, { baseURL: site.origin })
  const shown = await principal.newPage()
  await shown.goto(link)
  await expect(shown.getByText('The gate opens at six on Monday.')).toBeVisible()
  await shown.goto('/dycian-news/live-and-counted')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Live and counted')
  await expect(shown.getByText('The gate opens at six')).toHaveCount(0)
  await principal.close()
})

test('an end takes two steps, and a deleted live article is live again with one', async ({
  page,
  staff,
  enterAs,
}) => {
  const me = await staff.administrator()
  const { id } = await staff.article('Ends and comes back', me)
  await staff.call(`/entries/article/${id}/publish`, { method: 'POST', token: me.token, body: {} })
  const steps = await countSteps(page)
  const status = async () => (await page.request.get('/dycian-news/ends-and-comes-back')).status()
  await enterAs(me, `/admin/article/${id}`)
  await page.getByRole('button', { name: 'Dates …' }).click()
  await page.getByLabel('Show it until').fill('2036-06-30T17:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('About this entry')).toContainText('Jun 30, 2036, 5:00')
  expect(steps(), 'expire').toBe(2)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.poll(status).toBe(404)
  steps()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(status).toBe(200)
  expect(steps(), 'restore a deleted live article').toBe(1)
})
