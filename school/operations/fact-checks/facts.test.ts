import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { noon, valueOf } from '../../../tests/helpers/entries.ts'
import { signInAs } from '../../../tests/helpers/staff.ts'
import { defineReferenceKind } from '../../kinds/define-reference-kind.ts'
import type { Role, StaffSection } from '../../staff/accounts/roles.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { listActivity, readActivity } from '../../staff/activity/list-activity.server.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { referenceKinds } from '../../kinds/reference-kinds.ts'
import { assignFact, checkFact } from './change-facts.server.ts'
import { listFacts } from './facts.ts'
import { readFacts, readOwners, type WatchedFact } from './read-facts.server.ts'

const day = 86_400_000

describe('facts of the same name', () => {
  test('are told apart by a number, within each kind of content', () => {
    const kind = (key: string) =>
      defineReferenceKind({
        key,
        label: 'Prices',
        group: 'Contact',
        schema: z.array(z.string()),
        page: '/',
        facts: (names) =>
          names.map((path, index) => ({
            path,
            label: path,
            value: '1',
            address: '/contact-us',
            field: `${index}`,
          })),
      })
    const paths = listFacts([
      { kind: kind('fees'), data: ['Books', 'Books', 'Lab', 'Books'] },
      { kind: kind('prices'), data: ['Books'] },
    ]).map(({ key, path }) => [key, path])
    expect(paths).toEqual([
      ['fees', 'Books'],
      ['fees', 'Books (2)'],
      ['fees', 'Lab'],
      ['fees', 'Books (3)'],
      ['prices', 'Books'],
    ])
  })
})

describeOnStarterContent('fact checks', (given) => {
  let editor: Staff
  beforeEach(async () => {
    editor = (await signInAs(given.database, 'editor', { now: noon })).staff
  })

  const by = (person: Staff, now = noon) => ({ staff: person, now })
  const read = (person = editor, now = noon) => readFacts(given.database, by(person, now))
  const first = async (): Promise<WatchedFact> => {
    const [fact] = await read()
    if (!fact) throw new Error('There is no fact.')
    return fact
  }
  const assign = (id: number, change: Parameters<typeof assignFact>[2], person = editor) =>
    assignFact(given.database, id, change, by(person))
  const signIn = async (role: Role, sections: StaffSection[] = []) =>
    (await signInAs(given.database, role, { now: noon, sections })).staff

  /** The last events of the activity log, the newest first. */
  const readLog = async (perPage: number) => {
    const { events } = await listActivity(given.database, {}, { page: 1, perPage }, editor)
    return Promise.all(events.map(({ id }) => readActivity(given.database, id, editor)))
  }

  test('begin 30 days after the fact, without an owner', async () => {
    expect(await first()).toMatchObject({
      verifyBy: '2026-12-20',
      owner: null,
      verifiedAt: null,
      verifiedBy: null,
      isOverdue: false,
      can: ['check', 'assign'],
    })
  })

  test('are listed by their day, those of one day by their name', async () => {
    const before = await read()
    const last = before.at(-1)
    await assign(last?.id ?? 0, { verifyBy: '2026-12-19' })
    const labels = before.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(20)
    expect(labels).toEqual([...labels].sort())
    expect((await read()).map(({ id }) => id)).toEqual([
      last?.id,
      ...before.slice(0, -1).map(({ id }) => id),
    ])
  })

  test('are overdue from the day after their day', async () => {
    const { id } = await first()
    await assign(id, { verifyBy: '2026-11-20' })
    expect((await first()).isOverdue).toBe(false)
    expect((await read(editor, noon + day))[0]?.isOverdue).toBe(true)
  })

  test('that are missing are never overdue, and cannot be found true', async () => {
    const missing = (await read()).find(({ label }) => label === 'Footer: Registrar')
    expect(missing).toMatchObject({ value: null, field: 'contacts.2.phone', can: ['assign'] })
    const later = await read(editor, noon + 400 * day)
    expect(later.filter(({ value, isOverdue }) => value === null && isOverdue)).toEqual([])
    expect(await checkFact(given.database, missing?.id ?? 0, by(editor))).toMatchObject({
      ok: false,
      failure: {
        reason: 'wrong-state',
        error: 'This is not entered yet, so there is nothing to check.',
      },
    })
  })

  test('name a field that the content has', async () => {
    const facts = await read()
    const dataOf = new Map<string, unknown>()
    for (const kind of referenceKinds)
      dataOf.set(kind.key, await readReference(given.database, kind))
    for (const { key, field, label } of facts) {
      const value = field
        .split('.')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], dataOf.get(key))
      expect(value, `${label}: ${field}`).not.toBe(undefined)
    }
  })

  test('name who found the fact true, and are due again after 182 days', async () => {
    const { id, label, value } = await first()
    const checked = valueOf(await checkFact(given.database, id, by(editor)))
    expect(checked).toMatchObject({
      verifyBy: '2027-05-21',
      verifiedAt: noon,
      verifiedBy: editor.name,
    })
    const [event] = await readLog(1)
    expect(event).toMatchObject({
      action: 'check',
      subject: 'fact',
      subjectId: String(id),
      title: label,
      before: { verifyBy: '2026-12-20' },
      after: { verifyBy: '2027-05-21', checked: '2026-11-20', value },
    })
  })

  test('keep their owner when only the day changes, and their day when only the owner does', async () => {
    const { id } = await first()
    const owner = { id: editor.id, name: editor.name }
    expect(valueOf(await assign(id, { owner: editor.id }))).toMatchObject({
      owner,
      verifyBy: '2026-12-20',
    })
    expect(valueOf(await assign(id, { verifyBy: '2027-01-15' }))).toMatchObject({
      owner,
      verifyBy: '2027-01-15',
    })
    expect(valueOf(await assign(id, { owner: null }))).toMatchObject({
      owner: null,
      verifyBy: '2027-01-15',
    })
    const events = await readLog(3)
    expect(events.map((event) => [event?.before, event?.after])).toMatchObject([
      [{ owner: editor.name }, { owner: null }],
      [{ verifyBy: '2026-12-20' }, { verifyBy: '2027-01-15' }],
      [{ owner: null }, { owner: editor.name }],
    ])
  })

  test('that nothing changes about are not in the activity log', async () => {
    const { id } = await first()
    expect(valueOf(await assign(id, {}))).toEqual(await first())
    expect(await readLog(1)).toEqual([])
  })

  test('are owned by people who may sign in', async () => {
    const author = await signIn('author')
    const disabled = await signIn('author')
    const set = (values: { disabled: 1 } | { erased_at: number }, id: string) =>
      given.database.updateTable('staff').set(values).where('id', '=', id).execute()
    await set({ disabled: 1 }, disabled.id)
    const erased = await signIn('author')
    await set({ erased_at: noon }, erased.id)
    const owners = await readOwners(given.database, editor)
    expect(owners).toEqual([
      { id: author.id, name: author.name },
      { id: editor.id, name: editor.name },
    ])
    expect(await readOwners(given.database, author)).toEqual([])
    const { id } = await first()
    for (const owner of ['unknown', disabled.id, erased.id]) {
      expect(await assign(id, { owner })).toMatchObject({
        ok: false,
        failure: {
          reason: 'invalid',
          problems: [{ field: 'owner', message: 'Choose a person from the staff list.' }],
        },
      })
    }
  })

  test('are seen by their owner, who may check them and not pass them on', async () => {
    const author = await signIn('author')
    expect(await read(author)).toEqual([])
    const { id } = await first()
    await assign(id, { owner: author.id })
    expect(await read(author)).toMatchObject([{ id, can: ['check'] }])
    expect(await assign(id, { verifyBy: '2027-01-15' }, author)).toMatchObject({
      ok: false,
      failure: {
        reason: 'not-allowed',
        error: 'Ask an editor to change who checks this, and when.',
      },
    })
    expect(await checkFact(given.database, id, by(author))).toMatchObject({ ok: true })
    const other = (await read()).find((fact) => fact.id !== id)
    expect(await checkFact(given.database, other?.id ?? 0, by(author))).toMatchObject({
      ok: false,
      failure: { reason: 'not-found' },
    })
  })

  test('of the whole site are not for editors of a section', async () => {
    const shs = await signIn('editor', ['shs'])
    expect(new Set((await read(shs)).map(({ key }) => key))).toEqual(
      new Set(['admissions', 'admission-guide']),
    )
    const other = (await read()).find(({ key }) => key === 'counters')
    expect(await checkFact(given.database, other?.id ?? 0, by(shs))).toMatchObject({
      ok: false,
      failure: { reason: 'not-found' },
    })
  })

  test('lose an owner who was erased, and keep that someone checked them', async () => {
    const author = await signIn('author')
    const { id } = await first()
    await assign(id, { owner: author.id })
    await checkFact(given.database, id, by(author))
    await given.database
      .updateTable('staff')
      .set({ erased_at: noon })
      .where('id', '=', author.id)
      .execute()
    expect((await read()).find((fact) => fact.id === id)).toMatchObject({
      owner: null,
      verifiedBy: 'A former staff member',
      verifiedAt: noon,
    })
  })
})
