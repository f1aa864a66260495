import type { Page, Route } from '@playwright/test'
import { expect, test, type SignedIn, type StaffHelper } from './staff-fixture.ts'

/** Holds back the answers to matching calls until the story releases them. */
async function holdAnswers(page: Page, method: string, path: string) {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let arrived: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const handler = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    arrived()
    const response = await route.fetch()
    await gate
    return route.fulfill({ response })
  }
  await page.route(path, handler)
  return { sent, letGo }
}

const readArticle = async (staff: StaffHelper, id: number, { token }: SignedIn) =>
  (await staff.call(`/entries/article/${id}`, { token })) as {
    revision: number
    state: string
    data: { title: string; content: string }
  }

const titlesOf = async (staff: StaffHelper, query: string, { token }: SignedIn) => {
  const { data } = (await staff.call(`/entries/article?q=${query}`, { token })) as {
    data: { title: string }[]
  }
  return data.map(({ title }) => title)
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' })

test.describe('while a save is on its way', () => {
  test('what is typed stays in the form, with caret and undo, and the next save sends it', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('One.', me, { content: '<p>First sentence.</p>' })
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('One. ')
    await textOf(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Second')
    const answer = await holdAnswers(page, 'PUT', `**/api/admin/entries/article/${id}`)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await answer.sent
    await textOf(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' sentence, typed')
    const editor = await textOf(page).elementHandle()
    answer.letGo()
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible()
    // The caret is still in its place, in the same editor.
    await page.keyboard.type(' while the save was on its way.')
    const whole = 'First sentence. Second sentence, typed while the save was on its way.'
    await expect(textOf(page)).toHaveText(whole)
    expect(await editor?.evaluate((element) => element.isConnected)).toBe(true)
    await page.keyboard.press('Control+z')
    await expect(textOf(page)).not.toHaveText(whole)
    await page.keyboard.press('Control+Shift+z')
    await expect(textOf(page)).toHaveText(whole)
    await expect(page.getByLabel('Title')).toHaveValue('One.')

    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect.poll(async () => (await readArticle(staff, id, me)).revision).toBe(3)
    expect((await readArticle(staff, id, me)).data).toMatchObject({
      title: 'One.',
      content: `<p>${whole}</p>`,
    })
  })

  test('the first one of a new article, the same holds, and the editor stays open', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Nena Abad')
    await enterAs(me, '/admin/article/create')
    await page.getByLabel('Title').fill('Sampaguita week')
    await page.getByLabel('Category').selectOption('Campus News')
    await textOf(page).click()
    await page.keyboard.type('One.')
    const answer = await holdAnswers(page, 'POST', '**/api/admin/entries/article')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await answer.sent
    await textOf(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Two')
    answer.letGo()
    await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
    await page.keyboard.type(' three.')
    await expect(textOf(page)).toHaveText('One. Two three.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sampaguita week')
    // The draft belongs to the article, no longer to a new entry.
    await expect(page.getByText('Your changes are kept, not saved yet.')).toBeVisible()
    const ofNew = () => staff.call('/autosaves/article', { token: me.token })
    await expect.poll(ofNew).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Continue with them' }).click()
    await expect(textOf(page)).toHaveText('One. Two three.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible()
    expect(await titlesOf(staff, 'Sampaguita%20week', me)).toEqual(['Sampaguita week'])
  })

  test('a second new article can be begun from the first one’s page', async ({
    page,
    staff,
    enterAs,
  }) => {
    await enterAs(await staff.person('editor', 'Olga Bueno'), '/admin/article/create')
    await page.getByLabel('Title').fill('The first of two')
    await page.getByLabel('Category').selectOption('Campus News')
    await textOf(page).fill('One.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
    const address = page.url()
    await page.getByRole('link', { name: 'News', exact: true }).click()
    await page.getByRole('link', { name: 'New article' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel('Title')).toHaveValue('The first of two')
  })
})

test.describe('a try that fails halfway', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] })

  test('at publishing does not add the entry again when it is repeated', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Pia Cortez')
    await enterAs(me, '/admin/article/create')
    await page.getByLabel('Title').fill('Published at the second try')
    await page.getByLabel('Category').selectOption('Campus News')
    await textOf(page).fill('It begins.')
    await page.route(
      '**/api/admin/entries/article/*/publish',
      (route) =>
        route.fulfill({
          status: 500,
          json: { error: 'The disk is full. Tell the administrator.' },
        }),
      { times: 1 },
    )
    const publish = async () => {
      await page.getByRole('button', { name: 'Publish …' }).click()
      await page.getByRole('button', { name: 'Publish now' }).click()
    }
    await publish()
    await expect(page.getByRole('alert').filter({ hasText: 'The disk is full.' })).toBeVisible()
    await textOf(page).fill('It begins. With more, typed after the failure.')
    await publish()
    await expect(page.getByRole('alert').filter({ hasText: 'Published' })).toBeVisible()
    expect(await titlesOf(staff, 'second%20try', me)).toEqual(['Published at the second try'])
    await page.goto('/dycian-news/published-at-the-second-try')
    await expect(page.getByText('With more, typed after the failure.')).toBeVisible()
  })

  test('because its answer was lost does not add the entry again, and loses nothing typed since', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.person('editor', 'Rosa Dizon')
    await enterAs(me, '/admin/article/create')
    await page.getByLabel('Title').fill('The answer was lost')
    await page.getByLabel('Category').selectOption('Campus News')
    await textOf(page).fill('One.')
    let isHealthy = false
    await page.route('**/healthz', (route) => (isHealthy ? route.fallback() : route.abort()))
    await page.route(
      '**/api/admin/entries/article',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.route('**/api/admin/autosaves/**', (route) => route.abort())
    await page.route('**/api/admin/previews/summary', (route) => route.abort())
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Will be saved when you are back online')).toBeVisible()
    expect(await titlesOf(staff, 'answer%20was', me)).toEqual(['The answer was lost'])
    await textOf(page).fill('One. Two.')
    await page.unroute('**/api/admin/autosaves/**')
    isHealthy = true
    await expect(page).toHaveURL(/\/admin\/article\/\d+$/)
    await expect(textOf(page)).toHaveText('One. Two.')
    expect(await titlesOf(staff, 'answer%20was', me)).toEqual(['The answer was lost'])
    const id = Number(page.url().split('/').at(-1))
    const content = async () => (await readArticle(staff, id, me)).data.content
    await expect.poll(content).toBe('<p>One. Two.</p>')
  })

  test('because the answer to a save was lost is no conflict with oneself', async ({
    page,
    staff,
    enterAs,
  }) => {
    const me = await staff.administrator()
    const { id } = await staff.article('Saved unheard', me)
    await enterAs(me, `/admin/article/${id}`)
    await page.getByLabel('Title').fill('Saved unheard, but saved')
    await page.route(
      `**/api/admin/entries/article/${id}`,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved unheard, but saved')
    await expect(page.getByRole('alert').filter({ hasText: 'Saved.' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
