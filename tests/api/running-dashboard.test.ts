import { expect, test } from 'vitest'
import { dashboardSchema } from '../../school/operations/dashboard/dashboard.ts'
import { addDayCounts } from '../../school/content/day-counts.server.ts'
import type { StaffSection } from '../../school/staff/accounts/roles.ts'
import { describeOnStarterContent } from '../helpers/databases.ts'
import { article, noon } from '../helpers/entries.ts'
import { signInAs } from '../helpers/staff.ts'
import { openStaffApi } from '../helpers/staff-api.ts'

// What each part names: school/operations/dashboard/read-dashboard.test.ts.
describeOnStarterContent('the dashboard', (given) => {
  test('shows editors what waits in their sections, and an author the own work and nothing that takes an editor', async () => {
    const site = openStaffApi(given.database)
    site.clock.now = noon
    const signIn = (role: 'author' | 'editor', sections: StaffSection[] = []) =>
      signInAs(given.database, role, { now: noon, sections })
    const open = async ({ token }: { token: string }) => {
      const { status, body } = await site.call('GET', '/dashboard', { token })
      expect(status).toBe(200)
      return dashboardSchema.parse(body)
    }
    const [author, other] = [await signIn('author'), await signIn('author')]
    for (const [topic, { staff, token }] of [
      ['shs', author],
      ['jhs', other],
    ] as const) {
      const body = { data: article({ title: `By ${staff.name}`, topics: [topic] }) }
      const draft = await site.call('POST', '/entries/article', { token, body })
      const own = `/entries/article/${(draft.body as { id: number }).id}`
      await site.call('POST', `${own}/commands`, { token, body: { action: 'request-review' } })
    }
    await addDayCounts(given.database, 'page-view', '2026-11-20', new Map([['', 8]]))

    const { toDo, figures } = await open(await signIn('editor'))
    expect(toDo.review.total).toBe(2)
    expect(toDo.review.first[0]?.can).toContain('publish')
    expect((await open(await signIn('editor', ['jhs']))).toDo.review).toMatchObject({
      total: 1,
      first: [{ title: `By ${other.staff.name}`, by: other.staff.name }],
    })
    expect([toDo.brokenLinks, toDo.failedSearches]).toEqual([{ total: 0, first: [] }, []])
    expect(figures.byDay.at(-1)).toEqual({ day: '2026-11-20', views: 8 })

    const { toDo: own, recent } = await open(author)
    expect([own.review.total, own.brokenLinks, own.failedSearches]).toEqual([1, null, null])
    expect(new Set(recent.map(({ staffName }) => staffName))).toEqual(new Set([author.staff.name]))
  })
})
