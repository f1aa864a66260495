import { expectAccessible, expectNoSidewaysScroll } from '../stories/page-checks.ts'
import { addressOf, pages } from '../stories/pages.ts'
import { declineCookies } from '../stories/flat-pages.ts'
import { expect, test } from '../stories/site-fixture.ts'
import { expectReadableText } from '../stories/text-checks.ts'
import { doubleText } from '../stories/visit.ts'

const phone = { width: 320, height: 640 }

/** Every kind of page by its English address; those that are also listed in Filipino are left out. */
const kinds = [
  ...pages.filter(({ address }) => typeof address !== 'string' || !address.startsWith('/fil')),
  { name: 'the class status', address: '/status' },
  { name: 'the way to class notices', address: '/status/notify' },
  { name: 'the check of a statement', address: '/verify' },
].filter(({ address }) => !pages.some((each) => each.address === `/fil${String(address)}`))

for (const each of kinds) {
  const { name, status } = { status: 200, ...each }
  test.describe(`${name} in Filipino`, () => {
    test.use({
      viewport: phone,
      // A browser in English is offered English.
      locale: 'fil-PH',
      expectedErrors: status === 200 ? [] : [/^Failed to load resource/],
    })

    test('has no accessibility fault and can be read in text of 200 % on a small phone', async ({
      page,
      request,
    }) => {
      // The question about cookies covers half of such a screen; text-size.spec.ts looks at it.
      await declineCookies(page)
      const path = await addressOf(each, request)
      const answer = await page.goto(`/fil${path === '/' ? '' : path}`)
      expect(answer?.status()).toBe(status)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
      await expectAccessible(page, 'the page in Filipino')
      await doubleText(page)
      await expectNoSidewaysScroll(page, [phone.width])
      await expectReadableText(page, `${phone.width} px wide`)
    })
  })
}
