import { afterAll, beforeAll } from 'vitest'
import { startTestSite, type TestSite } from './site.ts'

/** Starts a site before all tests of a file and stops it after them. It is there once they run. */
export function shareSite(settings: Record<string, string> = {}): TestSite {
  const site = {} as TestSite
  beforeAll(async () => {
    Object.assign(site, await startTestSite(settings))
  })
  afterAll(() => site.stop())
  return site
}
