import { describe } from 'vitest'
import { engineName, expect, isMissing, story } from './story.ts'
import { part, the, type Visitor } from './visitor.ts'

const note = the('complementary', 'Kept page')

/** Waits until the service worker has kept a page. */
const untilKept = (visitor: Visitor, address: string) =>
  expect
    .poll(() =>
      visitor.page.evaluate(async () => {
        const answer = await caches.match('/service-worker/kept.json')
        const index = (await answer?.json()) as { pages: { address: string }[] } | undefined
        return index?.pages.map(({ address }) => address) ?? []
      }),
    )
    .toContain(address)

describe.skipIf(isMissing)(`in ${engineName}, a visitor without a connection`, () => {
  story(
    'reads the class status with its time, the pages visited, and a page about all others',
    async ({ visitor }) => {
      await visitor.goto('/meaning/vision')
      await untilKept(visitor, '/meaning/vision')
      await untilKept(visitor, '/status')
      visitor.site.isCut = true
      await visitor.goto('/status')
      await visitor.sees(note)
      expect(await visitor.text(note)).toMatch(
        /^You are offline. This is the class status as of \d+:\d\d [AP]M. It may have changed since. Try again$/,
      )
      expect(await visitor.text(part('main h1'))).toBe('Class status')
      await visitor.goto('/meaning/vision')
      await visitor.sees(note)
      expect(await visitor.text(part('main h1'))).toBe('Vision')
      await visitor.goto('/meaning/mission')
      await visitor.sees(the('heading', 'There is no connection'))
      await visitor.sees(the('link', 'Class status', part('main')))
      visitor.site.isCut = false
      await expect.poll(() => visitor.text(part('main h1'))).toBe('Mission')
      await visitor.seesNo(note)
      await expect.poll(() => visitor.page.evaluate(() => document.readyState)).toBe('complete')
      // Pictures are not kept. WebKit remembers for a while which ones it could not load.
      const { notes } = visitor.site
      notes.push(...notes.splice(0).filter((each) => !/^not loaded: \S+\/images\//.test(each)))
    },
  )
})
