import { beforeEach, expect, test } from 'vitest'
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

test('facts of the same name are told apart by a number, within each kind of content', () => {
  const about = { value: '1', address: '/contact-us', field: '0' }
  const schema = z.array(z.string())
  const shown = { label: 'Prices', group: 'Contact', page: '/' } as const
  const facts = (names: string[]) => names.map((path) => ({ path, label: path, ...about }))
  const kind = (key: string) => defineReferenceKind({ key, schema, ...shown, facts })
  const listed = listFacts([
    { kind: kind('fees'), data: ['Books', 'Books', 'Lab', 'Books'] },
    { kind: kind('prices'), data: ['Books'] },
  ])
  const ofFees = ['fees Books', 'fees Books (2)', 'fees Lab', 'fees Books (3)']
  expect(listed.map(({ key, path }) => `${key} ${path}`)).toEqual([...ofFees, 'prices Books'])
})

describeOnStarterContent('fact checks', (given) => {
  let editor: Staff
  beforeEach(async () => {
    editor = await signIn('editor')
  })

  const by = (person: Staff) => ({ staff: person, now: noon })
  const read = (person = editor, now = noon) => readFacts(given.database, { staff: person, now })
  const first = async () => (await read())[0] as WatchedFact
  const find = async (isMeant: (fact: WatchedFact) => boolean) => (await read()).find(isMeant)
  const assign = (id: number, change: Parameters<typeof assignFact>[2], person = editor) =>
    assignFact(given.database, id, change, by(person))
  const check = (id = 0, person = editor) => checkFact(given.database, id, by(person))
  const signIn = async (role: Role, sections: StaffSection[] = []) =>
    (await signInAs(given.database, role, { now: noon, sections })).staff
  const change = ({ id }: Staff, values: { disabled: 1 } | { erased_at: number }) =>
    given.database.updateTable('staff').set(values).where('id', '=', id).execute()
  const refused = (failure: object) => ({ ok: false, failure })

  /** The last events of the activity log, the newest first. */
  const readLog = async (perPage: number) => {
    const { data: events } = await listActivity(given.database, {}, { page: 1, perPage }, editor)
    return Promise.all(events.map(({ id }) => readActivity(given.database, id, editor)))
  }

  test('begin 30 days after the fact, without an owner, and are overdue from the day after', async () => {
    const begun = await first()
    const unchecked = { owner: null, verifiedAt: null, verifiedBy: null, isOverdue: false }
    expect(begun).toMatchObject({ ...unchecked, verifyBy: '2026-12-20', can: ['check', 'assign'] })
    await assign(begun.id, { verifyBy: '2026-11-20' })
    expect((await first()).isOverdue).toBe(false)
    expect((await read(editor, noon + day))[0]?.isOverdue).toBe(true)
  })

  test('are listed by their day, those of one day by their name', async () => {
    const before = await read()
    const labels = before.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(20)
    expect(labels).toEqual([...labels].sort())
    const ids = before.map(({ id }) => id)
    const last = ids.pop() ?? 0
    await assign(last, { verifyBy: '2026-12-19' })
    expect((await read()).map(({ id }) => id)).toEqual([last, ...ids])
  })

  test('that are missing are never overdue, and cannot be found true', async () => {
    const missing = await find(({ label }) => label === 'Footer: Registrar')
    expect(missing).toMatchObject({ value: null, field: 'contacts.2.phone', can: ['assign'] })
    const later = await read(editor, noon + 400 * day)
    expect(later.filter(({ value, isOverdue }) => value === null && isOverdue)).toEqual([])
    const error = 'This is not entered yet, so there is nothing to check.'
    expect(await check(missing?.id)).toMatchObject(refused({ reason: 'wrong-state', error }))
  })

  test('name a field that the content has', async () => {
    const dataOf = new Map<string, unknown>()
    for (const kind of referenceKinds) dataOf.set(kind.key, await readReference(given, kind))
    for (const { key, field, label } of await read()) {
      const value = field
        .split('.')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], dataOf.get(key))
      expect(value, `${label}: ${field}`).not.toBe(undefined)
    }
  })

  test('name who found the fact true, and are due again after 182 days', async () => {
    const { id, label, value } = await first()
    const checked = { verifyBy: '2027-05-21', verifiedAt: noon, verifiedBy: editor.name }
    expect(valueOf(await check(id))).toMatchObject(checked)
    expect((await readLog(1))[0]).toMatchObject({
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
    expect(valueOf(await assign(id, {}))).toEqual(await first())
    expect(await readLog(1)).toEqual([])
    const owner = { id: editor.id, name: editor.name }
    const [before, after] = [{ verifyBy: '2026-12-20' }, { verifyBy: '2027-01-15' }]
    expect(valueOf(await assign(id, { owner: owner.id }))).toMatchObject({ owner, ...before })
    expect(valueOf(await assign(id, after))).toMatchObject({ owner, ...after })
    expect(valueOf(await assign(id, { owner: null }))).toMatchObject({ owner: null, ...after })
    const events = await readLog(3)
    expect(events.map((event) => [event?.before, event?.after])).toMatchObject([
      [{ owner: editor.name }, { owner: null }],
      [before, after],
      [{ owner: null }, { owner: editor.name }],
    ])
  })

  test('are owned by people who may sign in', async () => {
    const [author, disabled] = [await signIn('author'), await signIn('author')]
    const erased = await signIn('author')
    await change(disabled, { disabled: 1 })
    await change(erased, { erased_at: noon })
    expect(await readOwners(given.database, editor)).toEqual([
      { id: author.id, name: author.name },
      { id: editor.id, name: editor.name },
    ])
    expect(await readOwners(given.database, author)).toEqual([])
    const { id } = await first()
    const problems = [{ field: 'owner', message: 'Choose a person from the staff list.' }]
    for (const owner of ['unknown', disabled.id, erased.id])
      expect(await assign(id, { owner })).toMatchObject(refused({ reason: 'invalid', problems }))
  })

  // What owners see, and that they do not pass it on: tests/api/running-facts.test.ts.
  test('lose their owner when that person is erased, and keep when they were found true', async () => {
    const author = await signIn('author')
    const { id } = await first()
    await assign(id, { owner: author.id })
    const error = 'Ask an editor to change who checks this, and when.'
    expect(await assign(id, { owner: null }, author)).toMatchObject(
      refused({ reason: 'not-allowed', error }),
    )
    expect(await check(id, author)).toMatchObject({ ok: true })
    await change(author, { erased_at: noon })
    const former = { owner: null, verifiedBy: 'A former staff member', verifiedAt: noon }
    expect(await find((fact) => fact.id === id)).toMatchObject(former)
  })

  test('of the whole site are not for editors of a section', async () => {
    const shs = await signIn('editor', ['shs'])
    const keys = new Set((await read(shs)).map(({ key }) => key))
    expect(keys).toEqual(new Set(['admissions', 'admission-guide']))
    const other = await find(({ key }) => key === 'counters')
    expect(await check(other?.id, shs)).toMatchObject(refused({ reason: 'not-found' }))
  })
})
