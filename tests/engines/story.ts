import { test as base, expect } from 'vitest'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { enginePath, engineName, type Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { watchSite, type WatchedSite } from './watched-site.ts'
import { startWebKit } from './webkit.ts'

export const administrator = { email: 'head@dyci.example', password: 'bamboo river lantern 7' }

const start = { firefox: startFirefox, webkit: startWebKit }

interface Fixtures {
  $file: { site: TestSite; watched: WatchedSite; engine: Engine }
  $test: {
    /** a new visitor; every error in their pages fails the story */
    visitor: Visitor
    /** a new visitor whose browser runs no script of the site */
    visitorWithoutScripts: Visitor
  }
}

/**
 * Tells a story in every engine: one site and one browser per file, a new visitor for each story.
 */
export const story = base.extend<Fixtures>({
  site: [
    async ({}, use) => {
      const site = await startTestSite({
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'file' },
  ],
  watched: [
    async ({ site }, use) => {
      const watched = await watchSite(site, { scripts: true })
      await use(watched)
      await watched.stop()
    },
    { scope: 'file' },
  ],
  engine: [
    async ({}, use) => {
      const engine = await start[engineName](enginePath)
      await use(engine)
      await engine.close()
    },
    { scope: 'file' },
  ],
  visitor: async ({ engine, watched }, use) => {
    const page = await engine.openPage()
    await page.resize(1280, 800)
    await use(new Visitor(page, watched))
    const surprises = watched.notes.splice(0)
    await page.close()
    if (surprises.length > 0) throw new Error(`Errors in the page:\n${surprises.join('\n')}`)
  },
  visitorWithoutScripts: async ({ engine, site }, use) => {
    const plain = await watchSite(site, { scripts: false })
    const page = await engine.openPage()
    await page.resize(1280, 800)
    await use(new Visitor(page, plain))
    await page.close()
    await plain.stop()
  },
})

/** Tells whether the engine is missing; the stories are then skipped. */
export const isMissing = enginePath === ''

export { expect, engineName }
