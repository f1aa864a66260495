import { expect, test } from '../stories/site-fixture.ts'

/**
 * The rows of the error catalogue (spec 8) without a fault of the content host; those are in the
 * news stories.
 */
const rows: { situation: string; path: string; texts: string[] }[] = [
  {
    situation: 'an unknown department',
    path: '/learn-with-us/nursery',
    texts: ['Department not found!'],
  },
  {
    situation: 'an unknown track',
    path: '/learn-with-us/shs/tracks/none',
    texts: ['Track or Department not found!'],
  },
  {
    situation: 'a track of another department',
    path: '/learn-with-us/college/tracks/stem',
    texts: ['Track or Department not found!'],
  },
  {
    situation: 'an invalid research category',
    path: '/innovations/dyci-research/research/pgs',
    texts: ['Invalid Category', 'Use jhs, shs or college.'],
  },
  {
    situation: 'an unknown research item',
    path: '/innovations/dyci-research/research/jhs/999999',
    texts: ['Invalid category or item!'],
  },
  {
    situation: 'a research item of another category',
    path: '/innovations/dyci-research/research/zzz/1',
    texts: ['Invalid category or item!'],
  },
  {
    situation: 'an unknown community-service article',
    path: '/servanthood/paraya/articles/none',
    texts: ['Article not found'],
  },
  {
    situation: 'an unknown category',
    path: '/reports/none/1/title',
    texts: ['No content available for this category.'],
  },
  {
    situation: 'an unknown address',
    path: '/no/such/page',
    texts: [
      'Sorry, the page not found.',
      'The requested URL is broken or the page has been removed.',
    ],
  },
]

test.use({ expectedErrors: [/status of 404/] })

for (const { situation, path, texts } of rows) {
  test(`${situation} is explained in the specified words`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    for (const text of texts) await expect(page.getByText(text)).toBeVisible()
    await page.locator('main').getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      new RegExp(texts[0] ?? '', 'i'),
    )
  })
}
