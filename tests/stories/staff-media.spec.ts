import { makePhoneJpeg, smallPdf } from '../helpers/pictures.ts'
import { openSiteMedia } from '../helpers/staff-calls.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, message, press, publishNow, test, type StaffHelper } from './staff-fixture.ts'
import {
  chooseFiles,
  dropFiles,
  library,
  openFile,
  photoOf,
  upload,
  uploads,
} from './staff-library.ts'
import type { Page } from '@playwright/test'
import { openSiteContent } from '../helpers/site-content.ts'
import { boxOf } from './visit.ts'

test.use({ expectedErrors: [/^Failed to load resource/] })

test('several files are dropped at once, too large ones refused', async ({ page, enter }) => {
  await enter('/admin/media')
  await expect(page.getByText(/^[\d.]+ [kM]B of 20 GB used$/)).toBeVisible()
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(9e6, 'x'), smallPdf])
  await dropFiles(page, page.getByText('or drop them here'), {
    'Drop one.jpg': await photoOf('one'),
    'drop-three.jpg': Buffer.from('<script>alert(1)</script>'),
  })
  await press(page, 'No learners in all 2 pictures')
  await expect(uploads(page).getByText('Drop one.jpg is in the library')).toBeVisible()
  // Its bytes reveal the disguised file.
  const problem = uploads(page).getByRole('alert')
  await expect(problem).toContainText('drop-three.jpg: This is not a picture')
  await uploads(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(problem).toHaveCount(0)
  await upload(page, 'Handbook.pdf', large)
  await expect(uploads(page).getByText('Handbook.pdf is in the library')).toBeVisible()
  await expect(page.getByText(/^(?:9|\d{2,})\.\d MB of 20 GB used$/)).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open Drop one' })).toBeVisible()
  await expect(library(page).getByRole('button', { name: 'Open Handbook' })).toBeVisible()
  const heights = await library(page)
    .getByRole('button', { name: /^Open/ })
    .evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().height)))
  expect(new Set(heights).size, 'heights of tiles').toBe(1)
  await expectAccessible(page, 'the media library')

  // A file that is too large is refused before it is sent.
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media')) sent += 1
  })
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'huge.jpg'))
    return transfer
  })
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: data })
  await expect(problem).toContainText('huge.jpg: This file is larger than 25 MB')
  expect(sent).toBe(0)
})

test('a picture gets a description and a focal point', async ({ page, enter }) => {
  await enter('/admin/media')
  await upload(page, 'Focal.jpg', await makePhoneJpeg(800, 600))
  const tile = library(page).getByRole('listitem').filter({ hasText: 'Focal' })
  await expect(tile.getByText('Needs a description')).toBeVisible()
  const dialog = await openFile(page, 'Focal')
  await press(page, 'Save')
  await expect(
    dialog.getByText('Describe what the picture shows, or mark it as decorative.'),
  ).toBeVisible()

  const point = dialog.getByRole('slider', { name: 'Focal point' })
  // The picture has a size once it has come.
  await expect(point.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  const { width, height } = await boxOf(point)
  await point.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await expect(point).toHaveAttribute('aria-valuetext', '25 % from the left, 75 % from the top')
  await point.press('ArrowRight')
  await point.press('ArrowUp')
  await expect(point).toHaveAttribute('aria-valuetext', '30 % from the left, 70 % from the top')
  await expectAccessible(page, 'a file of the library')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport()
  await dialog.getByLabel('What it shows').fill('The gate of the school')
  await press(page, 'Save')
  await expect(tile.getByText('Needs a description')).toHaveCount(0)
  const picture = tile.getByRole('img', { name: 'The gate of the school' })
  await expect(picture).toHaveCSS('object-position', '30% 70%')
})

test('a picture is described before it is public', async ({ page, site, openArticle }) => {
  const media = await openSiteMedia(site)
  const silent = await media.add(await photoOf('silent', 64, 48), 'Parade.jpg')
  await openArticle('Pictures in place', { fields: { bannerImage: silent.address } })
  await publishNow(page)
  const asked = page.getByRole('link', { name: /Describe what the picture “Parade” shows/ })
  await expect(asked).toBeVisible()
  expect((await page.request.get('/dycian-news/pictures-in-place')).status()).toBe(404)

  await press(page, 'Choose another')
  await upload(page, 'Banner.jpg', await photoOf('banner', 1_280, 720))
  const description = page.getByRole('dialog').getByLabel('What it shows')
  await description.fill('The lantern parade')
  await press(page, 'Use this picture')
  await expect(
    page.getByRole('group', { name: 'Picture' }).getByRole('img', { name: 'The lantern parade' }),
  ).toBeVisible()

  // The same picture in the text, chosen from the library.
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await press(page, 'Picture')
  // The library knows the description once it is read again.
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByRole('img', { name: 'The lantern parade' }).first()).toBeVisible()
  await picker.getByRole('button', { name: 'Choose Banner' }).first().click()
  await text.getByRole('img', { name: 'The lantern parade' }).click()

  // What it shows may be said in another way here.
  await press(page, 'Picture')
  await description.fill('Lanterns over the plaza')
  await press(page, 'Save')
  await publishNow(page)
  await expect(message(page, 'Published')).toBeVisible()
  await page.goto('/dycian-news/pictures-in-place')
  await expect(page.getByRole('img', { name: 'The lantern parade' })).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Lanterns over the plaza' })).toHaveCount(1)
  await expect(page.locator('.prose picture source[type="image/avif"]')).toHaveCount(1)
})

test('the messages about a file lead to where it is used', async ({ page, site, staff, enter }) => {
  const media = await openSiteMedia(site)
  const { address } = await media.add(await photoOf('used'), 'Used.jpg', { alt: 'A classroom' })
  await enter('/admin/media')
  const dialog = await openFile(page, 'Used')
  await expect(dialog.getByText('Not used anywhere.')).toBeVisible()
  const me = await staff.administrator()
  const { id } = await staff.article('It uses the picture', me, { bannerImage: address })
  await staff.publish(id, me)
  await page.reload()
  const linkIn = (text: string) => message(page, text).getByRole('link', { name: 'See it' })
  const path = '/dycian-news/it-uses-the-picture'
  await chooseFiles(page, { 'newer.jpg': await photoOf('newer', 660) }, 'Replace Used')
  await page.getByRole('button', { name: /^No/ }).first().click()
  await expect(message(page, '“Used” is replaced. It is used in 1 place.')).toBeVisible()
  await expect(linkIn('is replaced')).toHaveAttribute('href', path)
  await openFile(page, 'Used')
  // What is typed meanwhile stays.
  await dialog.getByLabel('What it shows').fill('An old classroom')
  await press(page, 'Restore version 1')
  await expect(linkIn('is current again')).toHaveAttribute('href', path)
  await expect(dialog.getByLabel('What it shows')).toHaveValue('An old classroom')

  await press(page, 'Delete')
  const warning = page.getByRole('dialog', { name: 'Delete “Used”?' })
  await expect(warning.getByRole('alert')).toContainText('It is still used.')
  await expect(warning.getByRole('link', { name: 'It uses the picture' })).toBeVisible()
  await press(page, 'Delete it anyway')
  await expect(linkIn('“Used” is deleted. No page shows it now.')).toHaveAttribute('href', path)
  await expect(library(page).getByRole('button', { name: 'Open Used' })).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})

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
  await expect(page.getByText('Every picture has an answer about learners.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Learners' }).selectOption('hidden')
  await expect(tileOf(page, 'Old class')).toBeVisible()
  await page.goto('/admin')
  const hidden = card.getByRole('link', { name: /is hidden without a consent|are hidden/ })
  await expect(hidden).toBeVisible()
  await page.goto('/admin/activity')
  await expect(page.getByText('said that learners are shown in the file “Old class”')).toBeVisible()
})
