import { readPaths } from '../helpers/read-site.ts'
import { expect, test } from '../stories/site-fixture.ts'

/** Every row of the route table (spec 2) with what a visitor sees there. */
const rows: { path: string; heading: string; text?: string }[] = [
  { path: '/', heading: 'More Than A School, A Family' },
  { path: '/learn-with-us', heading: 'Learn With Us', text: 'Senior high school tracks' },
  { path: '/learn-with-us/pgs', heading: 'Preschool and Grade School', text: 'Grade levels' },
  { path: '/learn-with-us/jhs', heading: 'Junior High School', text: 'Grade 10' },
  { path: '/learn-with-us/shs', heading: 'Senior High School', text: 'Academic tracks' },
  { path: '/learn-with-us/college', heading: 'College', text: 'College departments' },
  {
    path: '/learn-with-us/shs/tracks/stem',
    heading: 'Science, Technology, Engineering and Mathematics',
  },
  {
    path: '/learn-with-us/college/tracks/coa',
    heading: 'College of Accountancy',
    text: 'Courses Offered',
  },
  {
    path: '/learn-with-us/college/college/coa',
    heading: 'College of Accountancy',
    text: 'Connect With Us',
  },
  {
    path: '/learn-with-us/college/tracks/chs/bsn',
    heading: 'BS Nursing',
    text: 'Licensure examination',
  },
  { path: '/status/notify', heading: 'Tell me on this phone', text: 'Add to Home Screen' },
  { path: '/admissions', heading: 'Admissions', text: 'Choose your level' },
  {
    path: '/admissions/pgs',
    heading: 'Preschool and Grade School: how to apply',
    text: 'Papers to bring',
  },
  { path: '/meaning', heading: 'Meaning', text: 'Core Values' },
  { path: '/meaning/core-values', heading: 'Core Values', text: 'God-Centeredness' },
  { path: '/identity', heading: 'Identity', text: 'Graduate Attributes' },
  {
    path: '/identity/graduate-attributes',
    heading: 'Graduate Attributes',
    text: 'Eight qualities',
  },
  { path: '/spirituality', heading: 'Spirituality', text: 'Simbang Gabi' },
  { path: '/spirituality/simbang-gabi', heading: 'Simbang Gabi', text: '16' },
  { path: '/organizational-memory', heading: 'Organizational Memory', text: 'Founder' },
  { path: '/organizational-memory/history', heading: 'History', text: '1950' },
  { path: '/norms', heading: 'Norms', text: 'School Policy' },
  { path: '/norms/rules-and-regulations', heading: 'Rules and Regulations' },
  { path: '/stakeholders-centricity', heading: "Stakeholder's Centricity", text: 'Scholarships' },
  { path: '/stakeholders-centricity/scholarships', heading: 'Scholarships' },
  { path: '/servanthood', heading: 'Servanthood', text: 'Paraya' },
  { path: '/servanthood/paraya', heading: 'Paraya', text: 'Stories of service' },
  {
    path: '/servanthood/paraya/articles/clearing-the-riverbank-together',
    heading: 'Clearing the riverbank together',
    text: 'Other Articles',
  },
  { path: '/innovations', heading: 'Innovations', text: 'Research' },
  { path: '/innovations/dyci-robotics-program', heading: 'DYCI Robotics Program', text: '117' },
  { path: '/innovations/dyci-research', heading: 'DYCI Research', text: 'All College research' },
  {
    path: '/innovations/dyci-sustainability-office',
    heading: 'DYCI Sustainability Office',
    text: '2030',
  },
  { path: '/innovations/dyci-research/research/shs', heading: 'Senior High School research' },
  { path: '/dycian-news', heading: 'DYCIan News', text: 'Outside News' },
  { path: '/announcements', heading: 'Announcements', text: 'Announcements for all DYCIans' },
  {
    path: '/announcements/all',
    heading: 'All Announcements',
    text: 'Announcements for all DYCIans',
  },
  { path: '/events', heading: 'Events' },
  { path: '/reports/norms/school-policy/any-title', heading: 'School Policy' },
  {
    path: '/data-privacy-policy',
    heading: 'Data Privacy Policy',
    text: 'National Privacy Commission',
  },
  { path: '/contact-us', heading: 'Connect With Us', text: 'Basic Education' },
  { path: '/ask-us', heading: 'Ask us', text: 'E-mail address or mobile number' },
  { path: '/join-our-team', heading: 'Join Our Team' },
]

for (const { path, heading, text } of rows) {
  test(`a visitor opens ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(heading, 'i'))
    await expect(page.getByText(text ?? heading).first()).toBeAttached()
  })
}

/** Rows with a part that content decides: the form of the address, and the page's text. */
const entryRows: { form: RegExp; text: string | RegExp }[] = [
  { form: /^\/dycian-news\/[\w-]+$/, text: /Campus News|Outside News/ },
  { form: /^\/announcements\/(?!all$)[\w-]+$/, text: 'Announcements for all DYCIans' },
  { form: /^\/events\/[\w-]+$/, text: /\d{1,2}:\d{2} [AP]M|All day/ },
  { form: /^\/servanthood\/paraya\/articles\/[\w-]+$/, text: 'Other Articles' },
  { form: /^\/innovations\/dyci-sustainability-office\/[\w-]+$/, text: 'Sustainability' },
  { form: /^\/innovations\/dyci-research\/research\/college\/\d+$/, text: 'Authors/Registrants:' },
]

for (const { form, text } of entryRows) {
  test(`a visitor opens a page of the form ${form.source}`, async ({ page, site }) => {
    const path = (await readPaths(site)).find((each) => form.test(each))
    expect(path).toBeDefined()
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByText(text).first()).toBeAttached()
  })
}

test('staff sign in on a page without the frame of the site, and see the dashboard only then', async ({
  page,
}) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

const redirects = {
  '/vision': '/meaning/vision',
  '/mission': '/meaning/mission',
  '/core-values': '/meaning/core-values',
  '/quality-policy': '/meaning/quality-policy',
  '/dyci-seal': '/meaning/dyci-seal',
  '/graduate-attributes': '/identity/graduate-attributes',
  '/paraya': '/servanthood/paraya',
}

test('short addresses lead to their pages', async ({ request }) => {
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([301, to])
  }
})

test('an old link to a research item by its place leads to the item', async ({ page }) => {
  await page.goto('/innovation-research/dyci-research/research/college/0')
  await expect(page).toHaveURL(/\/innovations\/dyci-research\/research\/college\/\d+$/)
  await expect(page.getByText('Authors/Registrants:')).toBeVisible()
})

test('a visitor downloads a study under its title', async ({ page }) => {
  await page.goto('/innovations/dyci-research/research/jhs')
  const study = page.getByRole('link', { name: 'How long does a rice-husk pencil last?' })
  await study.click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Full Document' }).click()
  expect((await download).suggestedFilename()).toBe('How long does a rice-husk pencil last.pdf')
})

test('the Paraya article has a picture after every second paragraph', async ({ page }) => {
  await page.goto('/servanthood/paraya/articles/clearing-the-riverbank-together')
  const kinds = await page
    .locator('.service-article-page .prose > *')
    .evaluateAll((all) => all.map((each) => each.tagName))
  expect(kinds.slice(0, 6)).toEqual(['P', 'P', 'IMG', 'P', 'P', 'IMG'])
})
