import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readEnvironment } from '../server/environment.ts'
import { startSite } from './start-site.ts'

const close = vi.hoisted(() => vi.fn<() => Promise<void>>())

vi.mock('./create-site.ts', () => ({
  createSite: () =>
    Promise.resolve({ settings: { publicOrigin: 'https://site.example' }, clock: {}, close }),
}))

test.each([
  ['closes', () => Promise.resolve()],
  ['cannot close', () => Promise.reject(new Error('The database does not close'))],
])('a start that fails reports its own error, and %s the site', async (_, closeSite) => {
  close.mockReset().mockImplementation(closeSite)
  const missing = join(import.meta.dirname, 'missing')
  const folders = { root: missing, files: missing, staff: missing }
  const environment = readEnvironment({ LOG_LEVEL: 'silent' })
  await expect(startSite(environment, folders)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(close).toHaveBeenCalledOnce()
})
