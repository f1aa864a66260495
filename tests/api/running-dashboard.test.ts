import { beforeEach, expect, test } from 'vitest'
import { dashboardSchema, type Dashboard } from '../../school/operations/dashboard/dashboard.ts'
import { addPageViews } from '../../school/operations/page-views/page-views.server.ts'
import { recordMiss } from '../../school/content/search/misses.server.ts'
import { describeOnStarterContent } from '../helpers/databases.ts'
import { article, noon, putArticle } from '../helpers/entries.ts'
import { openStaffApi, signInAs } from '../helpers/staff.ts'

const day = 86_400_000

describeOnStarterContent('the dashboard', (given) => {
  let site: ReturnType<typeof openStaffApi>
  beforeEach(() => {
    site = openStaffApi(given.database)
    site.clock.now = noon
  })

  const open = async (token: string): Promise<Dashboard> => {
    const { status, body } = await site.call('GET', '/dashboard', { token })
    expect(status).toBe(200)
    return dashboardSchema.parse(body)
  }
  const draft = async (token: string, title: string, topics: string[] = ['robotics']) => {
    const answer = await site.call('POST', '/entries/article', {
      token,
      body: { data: article({ title, topics }) },
    })
    expect(answer.status).toBe(201)
    return (answer.body as { id: number }).id
  }

  test('names what waits, what is coming and what ends, to an editor', async () => {
    const author = await signInAs(given.database, 'author', { now: noon })
    const editor = await signInAs(given.database, 'editor', { now: noon })
    const id = await draft(author.token, 'Please look at this')
    await site.call('POST', `/entries/article/${id}/request-review`, {
      token: author.token,
      body: {},
    })
    await putArticle(given.database, { title: 'Tomorrow' }, { publishAt: noon + day })
    await putArticle(given.database, { title: 'Ends on Friday' }, { expiresAt: noon + 3 * day })
    await putArticle(given.database, { title: 'Ends next month' }, { expiresAt: noon + 30 * day })
    const { toDo } = await open(editor.token)
    expect(toDo.review).toMatchObject({
      total: 1,
      first: [{ title: 'Please look at this', by: author.staff.name }],
    })
    expect(toDo.review.first[0]?.can).toContain('publish')
    expect(toDo.scheduled).toMatchObject({
      total: 1,
      first: [{ title: 'Tomorrow', at: noon + day }],
    })
    expect(toDo.expiring).toMatchObject({ total: 1, first: [{ title: 'Ends on Friday' }] })
    expect(toDo.drafts.total).toBe(0)
  })

  test('shows an author their own work and nothing that takes an editor', async () => {
    const author = await signInAs(given.database, 'author', { now: noon })
    const other = await signInAs(given.database, 'author', { now: noon })
    for (const { token } of [author, other]) {
      const id = await draft(token, 'Mine')
      await site.call('POST', `/entries/article/${id}/request-review`, { token, body: {} })
    }
    await recordMiss(given.database, 'uniform prices', noon)
    const { toDo, recent } = await open(author.token)
    expect(toDo.review.total).toBe(1)
    expect(toDo.drafts.total).toBe(1)
    expect([toDo.brokenLinks, toDo.failedSearches]).toEqual([null, null])
    expect(new Set(recent.map(({ staffName }) => staffName))).toEqual(new Set([author.staff.name]))
  })

  test('shows who works on a section what waits there', async () => {
    const author = await signInAs(given.database, 'author', { now: noon })
    const shs = await signInAs(given.database, 'editor', { now: noon, sections: ['shs'] })
    for (const topics of [['shs'], ['jhs']]) {
      const id = await draft(author.token, `About ${topics[0]}`, topics)
      await site.call('POST', `/entries/article/${id}/request-review`, {
        token: author.token,
        body: {},
      })
    }
    expect((await open(shs.token)).toDo.review).toMatchObject({
      total: 1,
      first: [{ title: 'About shs' }],
    })
  })

  test('counts what is live: neither what is to come nor what is over', async () => {
    const { token } = await signInAs(given.database, 'editor', { now: noon })
    const newsOf = async () =>
      (await open(token)).live.kinds.find(({ kind }) => kind === 'article')?.count ?? 0
    const before = await newsOf()
    await putArticle(given.database, { title: 'Live' })
    await putArticle(given.database, { title: 'To come' }, { publishAt: noon + day })
    await putArticle(
      given.database,
      { title: 'Over' },
      { publishAt: noon - 2 * day, expiresAt: noon - day },
    )
    await putArticle(given.database, { title: 'Draft' }, { status: 'draft' })
    expect(await newsOf()).toBe(before + 1)
  })

  test('draws figures over time: views of each of 30 days, the pages most viewed, what came out each month', async () => {
    const { token } = await signInAs(given.database, 'editor', { now: noon })
    const views = (...some: [string, number][]) => new Map(some)
    await addPageViews(given.database, '2026-11-20', views(['', 7], ['/', 5], ['/events', 2]))
    await addPageViews(given.database, '2026-11-20', views(['', 1], ['/events', 1]))
    await addPageViews(given.database, '2026-10-22', views(['', 4], ['/events', 4]))
    await addPageViews(given.database, '2026-10-21', views(['', 9], ['/', 9]))
    const { figures } = await open(token)
    expect(figures.byDay).toHaveLength(30)
    expect([figures.byDay[0], figures.byDay.at(-1)]).toEqual([
      { day: '2026-10-22', views: 4 },
      { day: '2026-11-20', views: 8 },
    ])
    expect(figures.mostViewed).toEqual([
      { path: '/events', views: 7 },
      { path: '/', views: 5 },
    ])
    const november = figures.publishedByMonth.at(-1)
    await putArticle(given.database, { title: 'One more', publishedOn: '2026-11-19' })
    expect((await open(token)).figures.publishedByMonth.at(-1)).toEqual({
      month: '2026-11',
      count: (november?.count ?? 0) + 1,
    })
    expect(figures.publishedByMonth).toHaveLength(12)
  })

  test('names the searches that found nothing', async () => {
    const { token } = await signInAs(given.database, 'editor', { now: noon })
    await recordMiss(given.database, 'uniform prices', noon)
    await recordMiss(given.database, 'uniform prices', noon)
    expect((await open(token)).toDo.failedSearches).toEqual([
      { words: 'uniform prices', count: 2, lastAt: noon },
    ])
  })

  test('views older than 13 months are forgotten', async () => {
    await addPageViews(given.database, '2025-10-01', new Map([['', 3]]))
    await addPageViews(given.database, '2026-11-20', new Map([['', 1]]))
    const rows = await given.database.selectFrom('page_view').select('day').execute()
    expect(rows).toEqual([{ day: 20_261_120 }])
  })
})
