import { expect, test } from 'vitest'
import { liveReader } from '../../content/reader.ts'
import type { Actor } from '../../content/entries/insert-entries.server.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { articleKind } from '../../kinds/article.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'
import { openContentApi, staff, putStaff } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases, describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { article, noon, putEntry } from '../../../tests/helpers/entries.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { waysToReach } from './dashboard.ts'
import { dismissSteps, readFirstSteps } from './first-steps.server.ts'
import { readUnknownWays } from './unknown-ways.server.ts'

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
