import { expect, test } from 'vitest'
import type { Dashboard } from '../../school/operations/dashboard/dashboard.ts'
import { keepSeenAt, readSeenAt } from '../../school/operations/dashboard/seen-at.server.ts'
import { testFolder } from '../helpers/backups.ts'
import { describeOnStarterContent } from '../helpers/databases.ts'
import { noon } from '../helpers/entries.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { startTestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'
import { openStaffApi } from '../helpers/staff-api.ts'
import { staffCalls } from '../helpers/staff-calls.ts'

const hour = 60 * 60_000

describeOnStarterContent('a clock far ahead of the last time that the site ran', (given) => {
  test('is on the dashboard until an administrator says that it is right', async () => {
    const site = openStaffApi(given.database)
    await keepSeenAt(given.database, noon)
    const now = noon + 25 * hour
    site.clock.now = now
    const { token } = await signInAs(given.database, 'administrator', { now })
    const shown = async () =>
      ((await site.call('GET', '/dashboard', { token })).body as Dashboard).clock
    expect(await shown()).toEqual({ now, seenAt: noon })
    const body = { action: 'confirm-clock' }
    expect((await site.call('POST', '/dashboard/commands', { token, body })).status).toBe(200)
    expect(await shown()).toBeNull()
    expect(await readSeenAt(given.database)).toBe(now)
  })
})

test('a server that starts again with a clock two hours back shows at once what staff publish, and no save is older than one before it', async () => {
  const dataDir = testFolder()
  const before = Date.now()
  await (await startTestSite({ DATA_DIR: dataDir })).stop()
  const script = `const now = Date.now; Date.now = () => now() - ${2 * hour}`
  const site = await siteOfTest({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
  })
  const { call } = await staffCalls(site, 'editor')
  const ask = async (path: string, body: object) =>
    (await call(`entries/article${path}`, body)) as unknown as Record<string, number | string>
  const data = { title: 'By an early clock', content: '<p>Text.</p>', category: 'Campus News' }
  const draft = await ask('', { data })
  expect(draft.createdAt).toBeGreaterThanOrEqual(before)
  const published = await ask(`/${draft.id}/commands`, {
    action: 'publish',
    basedOn: draft.revision,
  })
  expect(published).toMatchObject({ state: 'published' })
  expect(published.publishAt).toBeGreaterThanOrEqual(before)
  expect(published.updatedAt).toBeGreaterThanOrEqual(Number(draft.updatedAt))
  expect((await fetch(`${site.origin}/dycian-news/by-an-early-clock`)).status).toBe(200)
})
