import { expect, test } from 'vitest'
import {
  openContentApi,
  putStaff,
  staff,
  type StaffName,
} from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases, describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import {
  article,
  type EntryState,
  noon,
  putArticle,
  putEntry,
} from '../../../tests/helpers/entries.ts'
import { addMonths } from '../../base/dates.ts'
import { countFailedSearch } from '../../content/search/failed-searches.server.ts'
import { keepSeenAt } from './seen-at.server.ts'
import { eventKind } from '../../kinds/event.ts'
import { assignFact, checkFact } from '../fact-checks/change-facts.server.ts'
import { readFacts } from '../fact-checks/read-facts.server.ts'
import { searchWordsKind } from '../../kinds/search-words.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { readDashboard } from './read-dashboard.server.ts'
import { liveReader } from '../../content/reader.ts'
import type { Actor } from '../../content/entries/stored-entry.server.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { articleKind } from '../../kinds/article.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'
import { waysToReach } from './dashboard.ts'
import { dismissSteps, readFirstSteps, readUnknownWays } from './first-steps.server.ts'

const hour = 3_600_000
const day = 24 * hour

describeOnStarterContent('the dashboard', (given) => {
  const read = (who: StaffName, now = noon) =>
    readDashboard(given.database, { staff: staff[who], now, abilities: [] }, { hasMail: true })
  const draft = (who: StaffName, title: string, now: number) =>
    openContentApi(given.database, { now }).add(who, { title })
  const titles = ({ first }: { first: readonly { title: string }[] }) =>
    first.map(({ title }) => title)

  test('names a person’s own newest five drafts and the last ten events, and counts the other drafts', async () => {
    await draft('cora', 'Of someone else', noon)
    for (let number = 1; number <= 11; number += 1)
      await draft('ben', `Draft ${number}`, noon + number * hour)
    const newest = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Draft ${number}`)
    const { drafts } = (await read('ben', noon + day)).toDo
    expect(drafts.total).toBe(11)
    expect(titles(drafts)).toEqual(newest.slice(0, 5))
    expect(drafts.first[0]).toMatchObject({ at: noon + 11 * hour, by: 'Ben Cruz' })
    const { toDo, recent } = await read('ana', noon + day)
    expect(toDo.drafts).toEqual({ total: 0, first: [] })
    expect((await read('shs', noon + day)).toDo.drafts.total).toBe(0)
    expect(recent.map(({ title }) => title)).toEqual(newest)
  })

  test('shows editors all reviews, the longest waiting first, and authors their own', async () => {
    const clock = { now: noon }
    const { add } = openContentApi(given.database, clock)
    const later = await add('ben', { title: 'Asked later' })
    const first = await add('cora', { title: 'Asked first' })
    clock.now += hour
    await first.act('cora', 'request-review')
    clock.now += hour
    await later.act('ben', 'request-review')
    const review = async (who: StaffName) => titles((await read(who, noon + day)).toDo.review)
    expect(await review('ana')).toEqual(['Asked first', 'Asked later'])
    expect(await review('ben')).toEqual(['Asked later'])
  })

  test('lists as scheduled what begins later, as expiring what ends within 14 days, to the millisecond', async () => {
    const put = (title: string, state: EntryState, ...topics: string[]) =>
      putArticle(given.database, { title, topics }, state)
    await put('Later', { publishAt: noon + 2 * hour }, 'jhs')
    await put('Soon', { publishAt: noon + hour }, 'jhs', 'shs')
    await put('In 14 days', { expiresAt: noon + 14 * day })
    await put('After that', { expiresAt: noon + 14 * day + 1 })
    await put('Tomorrow', { expiresAt: noon + day })
    const scheduled = async (who: StaffName, now = noon) =>
      titles((await read(who, now)).toDo.scheduled)
    expect(await scheduled('ana')).toEqual(['Soon', 'Later'])
    expect(await scheduled('ana', noon + hour)).toEqual(['Later'])
    expect(await scheduled('shs'), 'only of the section').toEqual(['Soon'])
    expect(await scheduled('ben')).toEqual([])
    const expiring = async (now: number) => titles((await read('ana', now)).toDo.expiring)
    expect(await expiring(noon)).toEqual(['Tomorrow', 'In 14 days'])
    expect(await expiring(noon + day)).toEqual(['In 14 days', 'After that'])
  })

  test('counts as live what is visible at that millisecond', async () => {
    const before = await read('ana')
    await putArticle(given.database, { title: 'Hour' }, { publishAt: noon, expiresAt: noon + hour })
    await putArticle(given.database, { title: 'Tomorrow' }, { publishAt: noon + day })
    const newsOf = ({ live }: typeof before) =>
      live.kinds.find(({ kind }) => kind === 'article')?.count ?? 0
    const countedAfter = async (now: number) => newsOf(await read('ana', now)) - newsOf(before)
    expect(await countedAfter(noon)).toBe(1)
    expect(await countedAfter(noon + hour - 1)).toBe(1)
    expect(await countedAfter(noon + hour)).toBe(0)
    expect(await countedAfter(noon + day)).toBe(1)
    expect(before.live.kinds.map(({ label }) => label)).toContain('Announcements')
  })

  test('counts news and announcements of twelve months by their day, and no events', async () => {
    const months = async () => (await read('ana')).figures.publishedByMonth
    const before = await months()
    await putArticle(given.database, { publishedOn: '2025-12-01' })
    await putArticle(given.database, { publishedOn: '2025-11-30' })
    const times = { startsAt: '2026-11-20T08:00', endsAt: '2026-11-20T09:00' }
    await putEntry(given.database, eventKind, { title: 'Mass', category: 'Arts', ...times })
    const [first, ...others] = before
    const december = { month: '2025-12', count: (first?.count ?? 0) + 1 }
    expect(await months()).toEqual([december, ...others])
    const names = Array.from({ length: 11 }, (_, place) => addMonths('2026-01', place))
    expect(others.map(({ month }) => month)).toEqual(names)
  })

  test('groups facts by the day of their check: over, due within 14 days, never checked', async () => {
    const editing = { staff: staff.ana, now: noon }
    const facts = (await readFacts(given.database, editing)).filter(({ value }) => value !== null)
    const due = async (index: number, verifyBy: string) => {
      await assignFact(given.database, facts[index]?.id ?? 0, { verifyBy }, editing)
      return facts[index]?.label
    }
    const days = ['2026-11-01', '2026-11-19', '2026-11-20', '2026-12-03', '2026-12-04']
    const labels: unknown[] = []
    for (const [index, verifyBy] of days.entries()) labels.push(await due(index, verifyBy))
    await due(5, '2026-12-05')
    await checkFact(given.database, facts[6]?.id ?? 0, editing)
    const group = (await read('ana')).toDo.facts
    const { length } = facts
    expect(group).toMatchObject({ total: length, neverChecked: length - 1, overdue: 2, dueSoon: 3 })
    expect(group.first.map(({ label }) => label)).toEqual(labels)
    expect(group.first.map(({ isOverdue }) => isOverdue)).toEqual([true, true, false, false, false])
    await due(6, '2026-11-02')
    const sooner = (await read('ana')).toDo.facts
    expect([sooner.overdue, sooner.first.length]).toEqual([3, 5])
  })

  test('names the first five facts that are missing, and counts the others', async () => {
    const facts = await readFacts(given.database, { staff: staff.ana, now: noon })
    const missing = facts.filter(({ value }) => value === null)
    const first = missing
      .slice(0, 5)
      .map(({ id, key, field, label }) => ({ id, key, field, label, mayEdit: true }))
    expect((await read('ana')).toDo.missing).toEqual({ total: missing.length, first })
    expect((await read('ben')).toDo.missing).toEqual({ total: 0, first: [] })
  })

  test('names the ten most frequent failed searches that are not search words yet, of equal ones the last first', async () => {
    for (let number = 1; number <= 11; number += 1)
      await countFailedSearch(given.database, `words ${number}`, noon + (number - 11) * day)
    await countFailedSearch(given.database, 'words 2', noon)
    for (let time = 0; time < 3; time += 1)
      await countFailedSearch(given.database, 'Magkano po', noon)
    await putReference(given.database, searchWordsKind, [{ words: ['magkano po'], page: null }])
    const { toDo } = await read('ana')
    const misses = toDo.failedSearches ?? []
    expect(misses).toHaveLength(10)
    expect(misses.slice(0, 2)).toMatchObject([
      { words: 'words 2', count: 2 },
      { words: 'words 11', count: 1 },
    ])
    expect(toDo.mayEditSearchWords).toBe(true)
    const nothing = { failedSearches: null, mayEditSearchWords: false }
    expect((await read('ben')).toDo).toMatchObject(nothing)
  })

  test('warns of a clock that is more than a day ahead of the last stored time', async () => {
    expect((await read('ana')).clock).toBeNull()
    await keepSeenAt(given.database, noon)
    expect((await read('ana', noon + day)).clock).toBeNull()
    const now = noon + day + 1
    expect((await read('ana', now)).clock).toEqual({ now, seenAt: noon })
  })
})

const tested = { passedAt: noon, failedAt: null, problem: null, isLate: false }

describeOnDatabases('the first steps of a new school', (given) => {
  const nothingDone = { staff: staff.dan, unknownWays: waysToReach, backup: null, hasMail: false }
  const read = (known: Partial<Parameters<typeof readFirstSteps>[1]> = {}) =>
    readFirstSteps(given.database, { ...nothingDone, ...known })
  /** The steps that are done. */
  const done = async (known?: Parameters<typeof read>[0]) =>
    (await read(known))?.flatMap(({ name, isDone }) => (isDone ? [name] : []))

  const put = (fields: object = {}, state?: { status: 'draft' }, by?: Actor) =>
    putEntry(given.database, articleKind, article(fields), state, by)
  const own = { ...staff.ana, now: noon }

  test('are for administrators, and each is done by what staff did', async () => {
    await putStaff(given.database, ['dan'])
    await put({ title: 'Example', sample: true })
    expect(await read({ staff: staff.ana })).toBeNull()
    expect(await done()).toEqual([])
    expect(await done({ unknownWays: ['email', 'office-hours'] })).toEqual(['phone'])
    expect(await done({ hasMail: true })).toEqual(['mail'])
    expect(await done({ backup: { ...tested, passedAt: null } })).toEqual([])
    expect(await done({ backup: tested })).toEqual(['backup'])

    const set = (fields: object) =>
      given.database.updateTable('staff').set(fields).where('id', '=', 'dan').execute()
    await set({ totp_confirmed: 1 })
    expect(await done()).toEqual(['two-factor'])
    await set({ totp_confirmed: 0, class_status: 1 })
    expect(await done()).toEqual(['class-status'])
    await set({ class_status: 0 })
    await putStaff(given.database, ['ana'])
    expect(await done()).toEqual(['people'])
  })

  test('take a post that someone wrote, not one of the starter content, and go away once all are done', async () => {
    await putStaff(given.database, ['dan'])
    await put({ title: 'Of the starter content' })
    expect(await done()).toEqual(['samples'])
    await put({ title: 'Draft' }, { status: 'draft' }, own)
    expect(await done()).toEqual(['samples'])
    await put({ title: 'Our own' }, undefined, own)
    expect(await done()).toEqual(['article', 'samples'])

    await putStaff(given.database, ['ana'])
    await given.database.updateTable('staff').set({ totp_confirmed: 1, class_status: 1 }).execute()
    const all = { unknownWays: [], backup: tested }
    expect(await done(all)).toHaveLength(9)
    expect(await read({ ...all, hasMail: true })).toBeNull()
  })

  test('are dismissed for all administrators, and come back', async () => {
    const api = openContentApi(given.database)
    const dismiss = async (who: 'ana' | 'dan', isDismissed: boolean) =>
      (await api.post(who, '/dashboard/commands', { action: 'dismiss-first-steps', isDismissed }))
        .status
    expect(await dismiss('ana', true)).toBe(403)
    expect(await read()).not.toBeNull()
    expect(await dismiss('dan', true)).toBe(200)
    expect(await read()).toBeNull()
    await dismissSteps(given.database, true, noon + 1)
    await dismiss('dan', false)
    expect(await read()).not.toBeNull()
  })
})

describeOnStarterContent('phone, e-mail and hours', (given) => {
  test('are unknown until one office has them', async () => {
    const { database } = given
    expect(await readUnknownWays(database)).toEqual(waysToReach)
    const { contacts, ...settings } = await readReference(liveReader(database), siteSettingsKind)
    const reached = contacts.map((office) => ({ ...office, phone: '(044) 000 0000' }))
    await putReference(database, siteSettingsKind, { ...settings, contacts: reached })
    expect(await readUnknownWays(database)).toEqual(['email', 'office-hours'])
  })
})
