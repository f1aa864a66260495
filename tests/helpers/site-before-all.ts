import { afterAll, beforeAll } from 'vitest'
import { startTestSite, type TestSite } from './site.ts'

/**
 * Starts a site before all tests of a file, and stops it after them.
 * @returns the site, which runs only while tests do
 */
export function startSiteBeforeAll(settings: Record<string, string> = {}): TestSite {
  let site: TestSite
  beforeAll(async () => {
    site = await startTestSite(settings)
  })
  afterAll(() => site.stop())
  return new Proxy({} as TestSite, { get: (_, name) => Reflect.get(site, name) as unknown })
}
