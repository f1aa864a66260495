import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeTestFolder, removeTestFolder } from '../../../../tests/helpers/clean-up.ts'
import { patience } from '../../../../tests/helpers/patience.ts'
import { makeCopy } from '../../../../tests/helpers/static-copy.ts'
import { expectAccessible } from '../../../../tests/stories/page-checks.ts'
import { expect, test as base } from '../../../../tests/stories/site-fixture.ts'
import { followInMenu } from '../../../../tests/stories/visit.ts'

/** A copy of the site in a folder, opened without any server. */
const test = base.extend<object, { copy: string }>({
  copy: [
    async ({ site }, use) => {
      const around = makeTestFolder('copy')
      const folder = join(around, 'a copy')
      const made = await makeCopy(site, folder)
      expect(made, made.printed).toMatchObject({ code: 0 })
      await use(pathToFileURL(join(folder, '/')).href)
      removeTestFolder(around)
    },
    { scope: 'worker', timeout: 60_000 * patience },
  ],
})

// The checker asks for the style sheet itself, which browsers refuse from a folder.
test.use({ expectedErrors: [/css' from origin 'null'|preload assets|ERR_FAILED/] })

test('a copy in a folder leads through menu, news and search, and asks no one', async ({
  page,
  copy,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`${copy}index.html`)
  await expect(page.getByText(/made on \w+ \d+, \d{4} at .*Philippine time/)).toBeVisible()
  await expectAccessible(page, 'the home page of a copy')
  await followInMenu(page, 'DYCIan News')
  await expect(page.getByRole('heading', { level: 1, name: 'DYCIan News' })).toBeVisible()
  await expectAccessible(page, 'the news list of a copy')
  const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0
  await expect.poll(() => page.locator('main img').first().evaluate(isDrawn)).toBe(true)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${copy}dycian-news/page=2/index.html`)
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/dycian-news\/[\w~-]+\/index\.html$/)
  await page.getByRole('link', { name: 'Search this site' }).click()
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('olympiad')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Results: \d/ })).toBeVisible()
  await expectAccessible(page, 'the results of a copy')
  const first = page.getByRole('main').getByRole('article').first()
  const title = (await first.getByRole('link').textContent()) ?? ''
  expect(title.length).toBeGreaterThan(5)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(asked).toEqual([])
})
