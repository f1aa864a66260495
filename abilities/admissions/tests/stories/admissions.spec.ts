import type { Page } from '@playwright/test'
import { expect, test } from '../../../../tests/stories/site-fixture.ts'
import { arrive, scrollTo } from '../../../../tests/stories/visit.ts'
import { test as testWithoutScripts } from '../../../../tests/stories/without-scripts.ts'

const papers = (page: Page) => page.locator('#papers')
const goodMoral = 'Certificate of good moral character'

test('a family finds the papers of a transferee and ticks them off', async ({ page }) => {
  await arrive(page, '/meaning')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Junior High School' }).click()
  const ofGrade7 = papers(page).getByLabel(`${goodMoral} from the elementary school`)
  await expect(ofGrade7).toBeVisible()
  const transferee = papers(page).getByRole('link', { name: 'Transferee' })
  await transferee.click()
  await expect(page).toHaveURL(/\/admissions\/jhs\?learner=transferee#papers$/)
  await expect(ofGrade7).toHaveCount(0)
  const mail = papers(page).getByRole('link', { name: 'Send this list' })
  await expect(mail).toHaveAttribute(
    'href',
    /body=http.*%2Fadmissions%2Fjhs%3Flearner%3Dtransferee/,
  )
  await papers(page).getByLabel(goodMoral).check()
  await page.reload()
  await expect(papers(page).getByLabel(goodMoral)).toBeChecked()
  await expect(papers(page).getByLabel('PSA birth certificate')).not.toBeChecked()
  await papers(page).getByRole('link', { name: 'New', exact: true }).click()
  await expect(ofGrade7).not.toBeChecked()
  await transferee.click()
  await expect(papers(page).getByLabel(goodMoral)).toBeChecked()
})

testWithoutScripts('without scripts, a family chooses who applies', async ({ page }) => {
  await page.goto('/admissions/shs')
  await papers(page).getByRole('link', { name: 'ALS or PEPT passer' }).click()
  await expect(page).toHaveURL(/learner=als/)
  const rating = papers(page).getByLabel(/^Certificate of rating/)
  await rating.check()
  await expect(papers(page).getByText('of 2 papers ready')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print this list' })).toHaveCount(0)
})

test('the list of papers is printed on one sheet, and nothing else', async ({ page }) => {
  await page.goto('/admissions/shs?learner=public')
  await page.emulateMedia({ media: 'print' })
  const sheet = papers(page)
  await expect(sheet.getByText('Dr. Yanga’s Colleges, Inc.')).toBeVisible()
  await expect(sheet.getByText('Senior High School: Papers to bring: From a public')).toBeVisible()
  await expect(sheet.getByText('/admissions/shs?learner=public')).toBeVisible()
  for (const name of ['Steps to enroll', 'Other levels', 'Ask us'])
    await expect(page.getByRole('heading', { name })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('the first step stays in reach, once the cookie bar is answered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/admissions/college')
  const answer = page.getByRole('button', { name: 'Decline' })
  await expect(answer).toBeVisible()
  const start = page.getByRole('navigation', { name: 'Start' }).getByRole('link')
  await start.scrollIntoViewIfNeeded()
  await start.click({ trial: true })
  await answer.click()
  for (const top of [0, 2_000]) {
    await scrollTo(page, top)
    await expect(start).toBeInViewport({ ratio: 1 })
  }
  await start.click()
  await expect(page).toHaveURL(/\/admissions\/college#ask$/)
  const form = page.getByRole('region', { name: 'Ask us' })
  await expect(form.getByRole('heading', { name: 'Ask us' })).toBeInViewport()
  await expect(form.getByLabel('Level or office')).toHaveValue('college')
})

test('a level says how to apply, on paper too', async ({ page }) => {
  for (const address of ['/learn-with-us/college/tracks/chs', '/learn-with-us/jhs']) {
    await page.goto(address)
    const brief = page.getByRole('region', { name: 'How to apply' })
    await expect(brief.getByRole('listitem')).toHaveCount(5)
    await brief.getByRole('link', { name: 'How to apply, step by step' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: how to apply$/)
  }
  await page.goto('/learn-with-us/shs')
  await page.emulateMedia({ media: 'print' })
  const admissions = page.getByRole('region', { name: 'Senior High School Admissions *' })
  await expect(admissions.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'News from Senior High School' })).toBeHidden()
})
