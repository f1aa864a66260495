import { patience } from '../helpers/patience.ts'
import { readPaths } from '../helpers/read-site.ts'
import { expectAccessible, expectHeadingsInOrder } from '../stories/page-checks.ts'
import { expect, test } from '../stories/site-fixture.ts'

/** Visits only a few articles, because all are alike. */
const articlesVisited = 6
const parts = 4

test.use({ viewport: { width: 360, height: 740 } })

for (let part = 0; part < parts; part += 1) {
  test(`every page can be used by everyone and logs no error, part ${part + 1}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000 * patience)
    const all = await readPaths(site)
    const isArticle = (path: string) => path.startsWith('/dycian-news/')
    const visited = [
      ...all.filter((path) => !isArticle(path)),
      ...all.filter(isArticle).slice(0, articlesVisited),
    ]
    expect(visited.length).toBeGreaterThan(80)
    for (const path of visited.filter((_, place) => place % parts === part)) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expectHeadingsInOrder(page)
      await expectAccessible(page, path)
    }
  })
}
