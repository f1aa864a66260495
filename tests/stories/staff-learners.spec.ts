import type { Page } from '@playwright/test'
import { openSiteContent } from '../helpers/site-content.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, press, test, type StaffHelper } from './staff-fixture.ts'
import { chooseFiles, library, photoOf } from './staff-library.ts'

test.use({ expectedErrors: [/^Failed to load resource.*422/] })

const consent = { reference: 'Folder 2026', until: '2099-03-31', uses: ['news'] }

/** Adds a described picture. */
async function add(
  { site }: StaffHelper,
  name: string,
  showsLearners: 'yes' | 'no',
  given?: typeof consent,
) {
  const media = await openSiteMedia(site)
  return media.add(await photoOf(name), `${name}.jpg`, {
    showsLearners,
    alt: `This is ${name}`,
    ...(given && { consent: JSON.stringify(given) }),
  })
}

/** Chooses pictures for the library. */
const choose = async (page: Page, ...names: string[]) =>
  chooseFiles(
    page,
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await photoOf(name)] as const)),
    ),
  )

const tileOf = (page: Page, name: string) =>
  library(page).getByRole('listitem').filter({ hasText: name })

test('a picture with learners is uploaded with its consent', async ({ page, enter }) => {
  await enter('/admin/media')
  await choose(page, 'Garden class.jpg')
  const question = page.getByRole('region', { name: 'Does it show learners?' })
  await expect(question.getByRole('heading')).toBeFocused()
  await expectAccessible(page, 'the question about learners')
  await press(page, 'Learners in Garden class.jpg')
  await press(page, 'Upload with this consent')
  await expect(question.getByText('Choose the last day.')).toBeVisible()
  await expect(question.getByText('Never a learner’s name.')).toBeVisible()
  await question.getByLabel('Where the signed consent is kept').fill('Folder 2026, number 14')
  await question.getByLabel('Valid until').fill('2099-03-31')
  await expectAccessible(page, 'the fields of a consent')
  await press(page, 'Upload with this consent')
  const tile = tileOf(page, 'Garden class')
  await expect(tile.getByText('Shows learners')).toBeVisible()
  await tile.getByRole('button', { name: 'Open Garden class' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('winner’s cup. Do not name learners.')).toBeVisible()
  await expect(dialog.getByText('Folder 2026, number 14')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'See it whole' })).toBeVisible()
})

test('a withdrawal hides a picture and lists its uses', async ({ page, staff, enterAs }) => {
  const me = await staff.administrator()
  const { address } = await add(staff, 'Rondalla', 'yes', consent)
  const { id } = await staff.article('A song for the class', me, { bannerImage: address })
  await staff.publish(id, me)
  const article = await page.context().newPage()
  await article.goto('/dycian-news/a-song-for-the-class')
  const picture = article.getByRole('img', { name: 'This is Rondalla' })
  await expect(picture).toBeVisible()

  await enterAs(me, '/admin/media')
  const tile = tileOf(page, 'Rondalla')
  await tile.getByRole('button', { name: 'Open Rondalla' }).click()
  await press(page, 'Withdraw the consent …')
  const ask = page.getByRole('dialog', { name: 'Withdraw the consent for “Rondalla”?' })
  await expect(ask.getByRole('link', { name: 'A song for the class' })).toBeVisible()
  await expectAccessible(page, 'the question before a withdrawal')
  await ask.getByRole('button', { name: 'Withdraw the consent' }).click()
  const gone = page.getByRole('dialog', { name: '“Rondalla” is hidden' })
  await expect(gone.getByRole('link', { name: 'A song for the class' })).toBeVisible()
  await expectAccessible(page, 'what a withdrawal did')
  await press(page, 'Close')
  await expect(tile.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(tile.getByRole('img', { name: 'This is Rondalla' })).toHaveCount(0)
  await article.reload()
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(picture).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})

test('pictures without an answer are a task of the dashboard', async ({ page, staff, enter }) => {
  const names = ['Old gate', 'Old hall', 'Old field', 'Old class']
  const ids: string[] = []
  for (const name of names) ids.push((await add(staff, name, 'no')).id)
  const content = await openSiteContent(staff.site)
  const media = content.database.updateTable('media').where('id', 'in', ids)
  await media.set({ shows_learners: 'unanswered' }).execute()
  await content.close()
  await enter('/admin')
  const card = page.getByRole('region', { name: /^Learners in pictures/ })
  await expect(card).toBeVisible()
  await expectAccessible(page, 'the dashboard with pictures to answer')
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link', { name: '4 pictures: not answered' }).click()
  await expect(page.getByRole('combobox', { name: 'Learners' })).toHaveValue('unanswered')
  await expect(library(page).getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page, 'pictures that are not answered')

  await press(page, 'No learners in Old gate')
  await expect(library(page).getByRole('listitem')).toHaveCount(3)
  await press(page, 'Learners in Old class')
  const dialog = page.getByRole('dialog', { name: 'Learners in “Old class”' })
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(library(page).getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await press(page, 'No learners in 2 pictures')
  await expect(page.getByText('Every picture is answered.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Learners' }).selectOption('hidden')
  await expect(tileOf(page, 'Old class')).toBeVisible()
  await page.goto('/admin')
  const hidden = card.getByRole('link', { name: /is hidden without a consent|are hidden/ })
  await expect(hidden).toBeVisible()
  await page.goto('/admin/activity')
  await expect(page.getByText('said that learners are shown in the file “Old class”')).toBeVisible()
})
