import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon, valueOf } from '../../../tests/helpers/entries.ts'
import { fail, succeed } from '../../base/result.ts'
import { articleKind } from '../../kinds/article.ts'
import { cleanFields } from '../entries/clean-fields.server.ts'
import type { EditedEntry } from './editing.ts'
import { type CleanCommand, planEntryChange } from './plan-entry-change.server.ts'
import { changedFields } from '../../staff/activity/record-activity.server.ts'

const hour = 60 * 60 * 1_000
const fields = {
  title: 'Robots win',
  content: '<p>They won.</p>',
  publishedOn: '2026-11-01',
  category: 'Campus News',
}
const times = { publishAt: null, expiresAt: null }
const revisions = { revision: 3, liveRevision: null, workingRevision: null }
const stored = { id: 1, kind: 'article', title: 'Robots win', data: fields, ...times, ...revisions }
const draft = { ...stored, status: 'draft', state: 'draft' } as Partial<EditedEntry> as EditedEntry
const isLive = { status: 'published', state: 'published' } as const
const live: EditedEntry = { ...draft, ...isLive, publishAt: noon - hour, liveRevision: 3 }
const asStored = { basedOn: undefined, endsAutosave: false }
const asTyped = { basedOn: 3, endsAutosave: true }
const tooEarly = fail({
  reason: 'invalid',
  error: expect.any(String) as string,
  problems: [{ field: 'expiresAt', message: 'The end must come after the beginning.' }],
})

describeOnDatabases('the plan of a command on an entry', (given) => {
  const plan = (entry: EditedEntry, command: CleanCommand) =>
    planEntryChange({ transaction: given.database, kind: articleKind, entry, now: noon }, command)
  const publish = (entry: EditedEntry, command: object = {}) =>
    plan(entry, { action: 'publish', data: undefined, ...command })
  const dataOf = async (data: object) => valueOf(await cleanFields(data))

  test('saves over a live entry, or into a draft, and keeps the end unless it is given', async () => {
    const data = await dataOf({ title: 'New' })
    const save = { action: 'save', data, basedOn: 3 } as const
    expect(await plan(draft, save)).toEqual(succeed({ type: 'row', change: { data }, ...asTyped }))
    const down = await plan({ ...live, status: 'unpublished' }, save)
    expect(down).toMatchObject({ value: { type: 'row' } })
    for (const end of [{}, { expiresAt: null }, { expiresAt: noon - hour + 1 }])
      expect(await plan(live, { ...save, ...end })).toEqual(
        succeed({ type: 'working', change: { data, ...end }, ...asTyped }),
      )
    expect(await plan(live, { ...save, expiresAt: noon - hour })).toEqual(tooEarly)
    expect(await plan(draft, { ...save, expiresAt: 0 })).toMatchObject({ ok: true })
  })

  test('publishes from now on, from the time it was live already, or from the given one', async () => {
    const fromOf = async (entry: EditedEntry, command?: object) => {
      const planned = await publish(entry, command)
      return planned.ok && planned.value.type === 'row' ? planned.value.change.publishAt : planned
    }
    expect(await fromOf(draft)).toBe(noon)
    expect(await fromOf({ ...draft, publishAt: 5 })).toBe(noon)
    expect(await fromOf(draft, { publishAt: noon + hour })).toBe(noon + hour)
    expect(await fromOf(live)).toBe(noon - hour)
    expect(await fromOf({ ...live, publishAt: null })).toBe(noon)
    expect(await fromOf(live, { publishAt: noon - 5 })).toBe(noon - 5)
    expect(await fromOf(live, { publishAt: noon })).toBe(noon)
  })

  test('publishes what is typed with its revision, or else what is stored', async () => {
    const data = await dataOf({ ...fields, title: 'New' })
    const change = { status: 'published', expiresAt: null }
    const now = { type: 'row', change: { ...change, publishAt: noon } }
    expect(await publish(draft)).toEqual(succeed({ ...now, ...asStored }))
    const typed = { type: 'row', change: { ...change, data, publishAt: noon - hour } }
    expect(await publish(live, { data, basedOn: 3 })).toEqual(succeed({ ...typed, ...asTyped }))
  })

  test('waits with the change of a live entry for a time to come', async () => {
    const dueAt = noon + 1
    const change = { status: 'published', expiresAt: null }
    const due = { type: 'due', change, dueAt, ...asStored }
    expect(await publish(live, { publishAt: dueAt })).toEqual(succeed(due))
    expect(await publish(draft, { publishAt: dueAt })).toMatchObject({
      value: { type: 'row', change: { publishAt: dueAt } },
    })
  })

  test('keeps an end that is to come, and drops one that would hide it at once', async () => {
    const endOf = async (expiresAt: number | null, command?: object) =>
      (await publish({ ...draft, expiresAt }, command)) as object
    const ends = (expiresAt: number | null) => ({ value: { change: { expiresAt } } })
    expect(await endOf(noon + 1)).toMatchObject(ends(noon + 1))
    expect(await endOf(noon)).toMatchObject(ends(null))
    expect(await endOf(noon + 1, { expiresAt: null })).toMatchObject(ends(null))
    expect(await endOf(noon + 1, { expiresAt: noon + 2 })).toMatchObject(ends(noon + 2))
    expect(await endOf(null, { expiresAt: noon })).toEqual(tooEarly)
    expect(await endOf(null, { expiresAt: noon + 1 })).toMatchObject(ends(noon + 1))
  })

  test('fills an empty date when it publishes a draft, and leaves it empty while it is live', async () => {
    const { publishedOn: _, ...undated } = fields
    const data = await dataOf(undated)
    for (const [entry, command, publishedOn] of [
      [{ ...draft, data: undated }, {}, '2026-11-20'],
      [{ ...draft, data: undated }, { publishAt: noon + 72 * hour }, '2026-11-23'],
      [draft, { data, basedOn: 3 }, '2026-11-20'],
    ] as const)
      expect(await publish(entry, command)).toMatchObject({
        value: { change: { data: { publishedOn } } },
      })
    const planned = await publish({ ...live, data: undated })
    expect(planned).toMatchObject({ value: { type: 'row' } })
    expect(planned).not.toHaveProperty('value.change.data')
  })

  test('finds nothing to take back without an earlier save, and no revision that is not there', async () => {
    const missing = { ok: false, failure: { reason: 'not-found' } }
    for (const command of [
      { action: 'undo', revision: 3 },
      { action: 'undo-visibility', revision: 3 },
      { action: 'revert', revision: 9 },
    ] as const)
      expect(await plan(live, command)).toMatchObject(missing)
  })
})

test('of two states the fields that differ are listed, as they were and as they are; of something new all', () => {
  const before = { title: 'Fair', topics: ['JHS'], day: '2026-11-05', note: 'x' }
  const after = { title: 'Book fair', topics: ['JHS'], day: '2026-11-05', place: 'Gym' }
  expect(changedFields(before, after)).toEqual({
    before: { title: 'Fair', note: 'x', place: null },
    after: { title: 'Book fair', note: null, place: 'Gym' },
  })
  expect(changedFields(null, { title: 'Fair' })).toEqual({ after: { title: 'Fair' } })
})
