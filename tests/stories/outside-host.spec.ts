import type { RequestListener } from 'node:http'
import { json } from '../helpers/stand-in-host.ts'
import { expect, test } from './outside-fixture.ts'
import { makeArticle } from './service.ts'
import { arrive } from './visit.ts'

/** Answers as a working host does: twenty pages of news, one article each. */
const inOrder: RequestListener = (request, response) => {
  const page = Number(new URL(request.url ?? '', 'http://host').searchParams.get('page'))
  return json({ data: [makeArticle(page)], total: '20', limit: '1' })(request, response)
}

test.use({ expectedErrors: [/^Failed to load resource/] })

test('news of another host come at the second try, and page by page', async ({ page, host }) => {
  host.answer(json({ error: 'out of order' }, 500))
  await arrive(page, '/dycian-news?page=10')
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to fetch news. Please check your connection.',
  )
  host.answer(inOrder)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Article 10' })).toBeVisible()
  const call = page.waitForRequest((request) => request.url().startsWith(host.origin))
  await page.getByRole('link', { name: 'Page 11', exact: true }).click()
  expect((await call).url()).toBe(
    `${host.origin}/api/get-articles.php?mode=paginate&page=11&category=all&status=Published`,
  )
  await page.getByRole('link', { name: 'Article 11' }).click()
  await expect(page.getByText('What happened in article 11.')).toBeVisible()
})
