import { startTestSite } from '../helpers/site.ts'
import { json, startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'
import { test as base } from './site-fixture.ts'

/**
 * Gives each story a site with a content host (`CONTENT_HOST`). The host answers as the story tells
 * it to, and not at all at first.
 */
export const test = base.extend<{ host: StandInHost }>({
  host: async ({}, use) => {
    const host = await startStandInHost(json(null))
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => {
    const site = await startTestSite({ CONTENT_HOST: host.origin })
    await use(site.origin)
    await site.stop()
  },
})

export { expect } from './site-fixture.ts'
