import { expect, onTestFinished, test } from 'vitest'
import type { SchoolYear } from '../../school/operations/school-year/move.server.ts'
import { getPage } from '../helpers/api.ts'
import { moveOf } from '../helpers/school-year.ts'
import { openSiteContent } from '../helpers/site-content.ts'
import { startTestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'

test('visitors read the fees of the next school year at once, and the old page again after Undo', async () => {
  const site = await startTestSite()
  onTestFinished(() => site.stop())
  const { database, close } = await openSiteContent(site)
  const { token } = await signInAs(database, 'administrator')
  await close()
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${site.origin}/api/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const fees = async () => /₱[\d,]+/.exec((await getPage(site, '/admissions/jhs')).html)?.[0]
  expect(await fees()).toBeUndefined()

  const year = (await call('GET', '/school-year')).body as SchoolYear
  const tuition = { item: 'Tuition', amount: 31_500, when: null }
  const levels = [{ tag: 'jhs', schoolYear: year.next, fees: [tuition] }]
  const { status } = await call('POST', '/school-year', { ...moveOf(year), levels })
  expect(status).toBe(200)
  expect(await fees()).toBe('₱31,500')

  expect((await call('POST', '/school-year/undo', { year: year.next })).status).toBe(200)
  expect(await fees()).toBeUndefined()
})
