import { expect, test } from '../stories/site-fixture.ts'

/**
 * The facts and numbers of spec 3 and 9 where visitors read them; thresholds and paging are in
 * other stories.
 */
const facts: { path: string; texts: (string | RegExp)[] }[] = [
  {
    path: '/spirituality/simbang-gabi',
    texts: [/16 (to|–|-) ?24 December|December 16 ?(to|–|-) ?24/],
  },
  { path: '/spirituality/community-mass', texts: [/first Friday/i] },
  { path: '/spirituality/sponsorship-mass', texts: [/first Sunday/i] },
  { path: '/spirituality/youthcamp', texts: [/2004/] },
  { path: '/spirituality/god-centered-month', texts: [/January/] },
  { path: '/spirituality/retreat', texts: [/one and a half days/i, /Grades? 10/] },
  {
    path: '/innovations/dyci-robotics-program',
    texts: [/since 2007/i, '117', /world titles/i, /patents/i],
  },
  {
    path: '/innovations/dyci-sustainability-office',
    texts: [/2025/, /2030/, /zero[- ]waste/i, /carbon[- ]neutral/i],
  },
  {
    path: '/',
    texts: [/12,205/, /A\.Y\. 24-25/, /672/, /2,657/, /2,190/, /6,686/, /National titles/i],
  },
  { path: '/learn-with-us/shs', texts: ['Updated as of March 2025'] },
  { path: '/learn-with-us/college', texts: ['Updated as of March 2025'] },
  { path: '/meaning/core-values', texts: ['God-Centeredness', 'Magis', 'Sapentia', 'Paraya'] },
]

for (const { path, texts } of facts) {
  test(`${path} says what the school has fixed`, async ({ page }) => {
    await page.goto(path)
    for (const text of texts) await expect(page.getByText(text).first()).toBeAttached()
  })
}

const years = {
  coa: { BSA: 4 },
  ccs: { BSIT: 4, ACT: 2 },
  coed: { CPTE: 1 },
  chs: { BSM: 2 },
  sme: { BSME: 5 },
}

test('each course says how many years it takes', async ({ page }) => {
  for (const [tag, courses] of Object.entries(years)) {
    await page.goto(`/learn-with-us/college/tracks/${tag}`)
    for (const [course, count] of Object.entries(courses)) {
      const card = page.locator(`#${course.toLowerCase()}`)
      await expect(card, course).toContainText(
        `Years to Take: ${count} ${count === 1 ? 'year' : 'years'}`,
      )
    }
  }
})

test('the copyright line carries the current year in Manila', async ({ page }) => {
  await page.goto('/meaning')
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Manila', year: 'numeric' }).format(
    new Date(),
  )
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
})

test('the scroll bar is 8 px of rose above all, the loading bar 7 px of gold', async ({ page }) => {
  await page.goto('/meaning')
  const styleOf = (selector: string) =>
    page.locator(selector).evaluate((node) => {
      const { height, zIndex, position } = getComputedStyle(node)
      return { height, zIndex, position }
    })
  expect(await styleOf('.scroll-bar')).toEqual({ height: '8px', zIndex: '9999', position: 'fixed' })
  expect(await styleOf('.loading-bar')).toMatchObject({ height: '7px', position: 'fixed' })
})
