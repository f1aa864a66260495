import { startTestSite } from '../helpers/site.ts'
import { json, startStandInHost, type StandInHost } from '../helpers/stand-in-host.ts'
import { test as base } from './site-fixture.ts'

/**
 * Stories about a site whose news and announcements come from another host (`CONTENT_HOST`), which
 * answers what a story lets it: nothing at all at first. Each story has a host and a site of its
 * own.
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
