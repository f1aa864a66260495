import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { signInAs } from '../../tests/helpers/staff.ts'
import { openStaffApi } from '../../tests/helpers/staff-api.ts'
import {
  setOffices,
  storeQuestion,
  type StoredQuestion,
} from '../../tests/helpers/stored-questions.ts'
import { storeSubscription } from '../../tests/helpers/subscriptions.ts'
import type { Role, StaffSection } from '../../school/staff/accounts/roles.ts'
import type { CommentList } from '../../school/operations/comments/comment.ts'
import { exportQuestions } from './export-questions.server.ts'
import { questions } from './server.ts'
import { readMentions } from '../../school/operations/dashboard/read-mentions.server.ts'
import type { OpenQuestion } from './question.ts'

describeOnDatabases('the inbox of questions', (given) => {
  beforeEach(() => setOffices(given.database))

  /** Signs a person in, who then makes calls. */
  async function enter(role: Role, sections: StaffSection[] = []) {
    const { call, clock } = openStaffApi(given.database)
    const { staff, token } = await signInAs(given.database, role, { sections, now: clock.now })
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await call(method, path, { token, body })
      return { status: answer.status, body: answer.body as OpenQuestion & Record<string, unknown> }
    }
    const change = (question: StoredQuestion, fields: Record<string, unknown>) =>
      ask('PUT', `/questions/${question.id}`, {
        revision: 1,
        state: 'new',
        takenBy: null,
        office: question.office,
        ...fields,
      })
    return { ask, change, staff }
  }
  const store = (fields: Partial<StoredQuestion> = {}) => storeQuestion(given.database, fields)
  const referencesIn = (body: unknown) =>
    (body as { data: { reference: string }[] }).data.map(({ reference }) => reference)
  const commentsIn = (body: unknown) => (body as CommentList).comments

  test('shows each question to administrators and to the editors of its office alone', async () => {
    const ofJhs = await store({ office: 'jhs' })
    const ofSchool = await store({ office: 'school' })
    const readers: [Role, StaffSection[], StoredQuestion[]][] = [
      ['administrator', [], [ofSchool, ofJhs]],
      ['editor', ['jhs'], [ofJhs]],
      ['editor', ['shs', 'jhs'], [ofJhs]],
      ['editor', ['pgs'], []],
      ['editor', [], [ofSchool]],
    ]
    for (const [index, [role, sections, readable]] of readers.entries()) {
      const { ask } = await enter(role, sections)
      const list = await ask('GET', '/questions')
      expect(referencesIn(list.body)).toEqual(readable.map(({ reference }) => reference))
      for (const question of [ofJhs, ofSchool]) {
        const { id } = question
        const comment = { action: 'add', id: `comment${index}${id}`, text: 'Called her.' }
        const [read, told] = [
          await ask('GET', `/questions/${id}`),
          await ask('POST', `/comments/question/${id}/commands`, comment),
        ]
        const isReadable = readable.includes(question)
        expect([read.status, told.status]).toEqual(isReadable ? [200, 200] : [404, 404])
      }
    }
    const stranger = await enter('editor', ['pgs'])
    const erase = { wholePerson: true }
    expect((await stranger.ask('POST', `/questions/${ofJhs.id}/erase`, erase)).status).toBe(404)
    const author = await enter('author', ['jhs'])
    for (const path of ['', `/${ofJhs.id}`, '/export'])
      expect((await author.ask('GET', `/questions${path}`)).status).toBe(403)
    expect((await author.ask('GET', `/comments/question/${ofJhs.id}`)).status).toBe(404)
  })

  test('finds questions by state, office, topic and any words, with any sign, page by page, the newest first', async () => {
    const one = await store({
      topic: 'fees',
      name: 'Niño Ñuñez',
      text: 'Is 100% of the fee_due now?',
    })
    const other = await store({ contact: '0917 555 0100', state: 'closed', office: 'shs' })
    const { ask } = await enter('administrator')
    const read = async (query: Record<string, string>) =>
      (await ask('GET', `/questions?${new URLSearchParams(query).toString()}`)).body
    const first = await read({ page: '1', perPage: '1' })
    expect([first.total, referencesIn(first)]).toEqual([2, [other.reference]])
    for (const [query, found] of [
      [{ page: '2', perPage: '1' }, [one]],
      [{ q: 'ÑUÑEZ fee_due' }, [one]],
      [{ q: '0% of' }, [one]],
      [{ q: '0%of' }, []],
      [{ q: one.reference.toLowerCase() }, [one]],
      [{ q: '09175550100' }, [other]],
      [{ state: 'open' }, [one]],
      [{ state: 'closed' }, [other]],
      [{ office: 'shs' }, [other]],
      [{ topic: 'fees' }, [one]],
    ] as const)
      expect([query, referencesIn(await read(query))]).toEqual([
        query,
        found.map(({ reference }) => reference),
      ])
  })

  test('takes a question through its states and back again', async () => {
    const question = await store()
    const { change, staff } = await enter('editor', ['jhs'])
    const { id: takenBy, name } = staff
    const [closedAt, deletedAt] = [Date.UTC(2026, 10, 21), Date.UTC(2027, 4, 21)]
    const steps = [
      [{ state: 'taken', takenBy }, { takenBy: { id: takenBy, name } }],
      [
        { state: 'closed', takenBy },
        { closedAt, deletedAt },
      ],
      [
        { state: 'taken', takenBy },
        { closedAt: null, deletedAt: null },
      ],
      [{ state: 'new' }, { takenBy: null }],
    ] as const
    for (const [index, [step, shown]] of steps.entries()) {
      const { body } = await change(question, { ...step, revision: index + 1 })
      expect(body).toMatchObject({ ...shown, state: step.state, revision: index + 2 })
    }
  })

  test('tells the second of two people what the first did, and loses nothing', async () => {
    const question = await store()
    const [one, other] = [await enter('editor', ['jhs']), await enter('administrator')]
    const takes = ({ staff }: typeof one) => ({ state: 'taken', takenBy: staff.id })
    const answers = await Promise.all([
      one.change(question, takes(one)),
      other.change(question, takes(other)),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const kept = answers.find(({ status }) => status === 200)
    expect(refused?.body.current).toMatchObject({ takenBy: kept?.body.takenBy, revision: 2 })
    const path = `/comments/question/${question.id}`
    await Promise.all([
      one.ask('POST', `${path}/commands`, { action: 'add', id: 'comment1', text: 'First' }),
      other.ask('POST', `${path}/commands`, { action: 'add', id: 'comment2', text: 'Second' }),
    ])
    const { body } = await one.ask('GET', path)
    expect(
      commentsIn(body)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['First', 'Second'])
  })

  test('gives a question only to people who may read it; administrators move it, and it is mailed again', async () => {
    const question = await store()
    const [editor, stranger] = [await enter('editor', ['jhs']), await enter('editor', ['pgs'])]
    const problems = async (takenBy: string | null) => {
      const { status, body } = await editor.change(question, { state: 'taken', takenBy })
      return [status, body.problems]
    }
    const unreadable = [{ field: 'takenBy', message: 'Choose a person of this office.' }]
    expect(await problems(stranger.staff.id)).toEqual([422, unreadable])
    const unnamed = [{ field: 'takenBy', message: 'Choose who takes the question.' }]
    expect(await problems(null)).toEqual([422, unnamed])
    expect((await editor.change(question, { office: 'shs' })).status).toBe(403)
    const moved = await (await enter('administrator')).change(question, { office: 'shs' })
    expect(moved.body).toMatchObject({ office: 'shs', level: 'jhs' })
    expect((await editor.ask('GET', `/questions/${question.id}`)).status).toBe(404)
    const row = await given.database.selectFrom('question').selectAll().executeTakeFirstOrThrow()
    expect(row.mail_due_at).toBe(Date.UTC(2026, 10, 21))
  })

  test('has comments, which their authors and administrators delete and put back; log and mails have no personal data', async () => {
    const question = await store({ name: 'Ana Reyes', text: 'A private matter' })
    const [author, other] = [await enter('editor', ['jhs']), await enter('editor', ['jhs'])]
    await author.change(question, { state: 'taken', takenBy: author.staff.id })
    const path = `/comments/question/${question.id}/commands`
    const text = `@[${other.staff.id}] Private\nnote`
    const added = await author.ask('POST', path, { action: 'add', id: 'comment1', text })
    const by = author.staff.name
    expect(commentsIn(added.body)).toMatchObject([{ id: 'comment1', text, by }])
    const administrator = await enter('administrator')
    const give = async (person: typeof author, action: 'delete' | 'restore') => {
      const { status, body } = await person.ask('POST', path, { action, id: 'comment1' })
      return status === 200 ? commentsIn(body).length : status
    }
    expect(await give(other, 'delete')).toBe(403)
    for (const person of [author, administrator])
      expect([await give(person, 'delete'), await give(person, 'restore')]).toEqual([0, 1])
    const mails = await given.database.selectFrom('staff_mail').selectAll().execute()
    expect(mails).toMatchObject([{ staff_id: other.staff.id, title: question.reference, note: '' }])
    const waiting = await readMentions(given.database, {
      staff: other.staff,
      now: 0,
      abilities: [questions],
    })
    const line = { subject: 'question', id: String(question.id), title: question.reference, by }
    expect(waiting).toMatchObject([line])
    await author.ask('POST', `/questions/${question.id}/erase`, { wholePerson: true })
    const log = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(log.map(({ action, title, after }) => [action, title, after])).toEqual([
      ['save', question.reference, '{"state":"taken","person":"changed"}'],
      ['comment', question.reference, null],
      ['delete-comment', question.reference, null],
      ['restore-comment', question.reference, null],
      ['delete-comment', question.reference, null],
      ['restore-comment', question.reference, null],
      ['erase', question.reference, null],
    ])
    expect(JSON.stringify(log)).not.toMatch(/Ana|rivate|mail\.example/)
  })

  test('erases one question, or all of a person that the eraser may read, and tells what is left', async () => {
    const contact = 'Ana@mail.example'
    const [one, two] = [await store({ contact }), await store({ contact: 'ana@mail.example' })]
    await store({ contact, office: 'shs' })
    const foreign = await store({ contact: 'ben@mail.example' })
    const subscription = { channel: 'email', address: 'ana@mail.example' } as const
    await storeSubscription(given.database, subscription)
    await storeSubscription(given.database, { ...subscription, address: 'ben@mail.example' })
    const { ask } = await enter('editor', ['jhs'])
    const told = { action: 'add', id: 'comment1', text: 'Ana called.' }
    await ask('POST', `/comments/question/${one.id}/commands`, told)
    const typed = `/autosaves/comment/${encodeURIComponent(`question/${two.id}`)}`
    expect((await ask('PUT', typed, { data: told })).status).toBe(200)
    expect((await ask('GET', `/questions/${one.id}`)).body.ofSamePerson).toBe(2)
    const erased = await ask('POST', `/questions/${one.id}/erase`, { wholePerson: true })
    expect(erased.body).toEqual({ erased: [one.id, two.id], left: 1 })
    expect((await ask('PUT', typed, { data: told })).status).toBe(404)
    expect((await ask('GET', `/questions/${two.id}`)).status).toBe(404)
    for (const table of ['comment', 'autosave'] as const)
      expect(await given.database.selectFrom(table).selectAll().execute()).toEqual([])
    const single = await ask('POST', `/questions/${foreign.id}/erase`, { wholePerson: false })
    expect(single.body).toEqual({ erased: [foreign.id], left: 0 })
    const subscribed = await given.database.selectFrom('subscription').select('address').execute()
    expect(subscribed).toEqual([{ address: 'ben@mail.example' }])
  })

  test('is exported as a whole, as a table whose cells run nothing, and the log says so', async () => {
    const written = { name: '=HYPERLINK("https://spam.example")', text: '+1 "quoted",\nline' }
    const text = `'+1 ""quoted"",\nline`
    const one = await store({ ...written, topic: 'records' })
    const closedAt = Date.UTC(2026, 10, 21, 2)
    const two = await store({ ...written, state: 'closed', closedAt })
    await store({ office: 'shs' })
    const set = given.database.updateTable('question').set({ is_minor: 1, course: 'BS Nursing' })
    await set.where('id', '=', one.id).execute()
    const { change, staff } = await enter('editor', ['jhs'])
    await change(one, { state: 'taken', takenBy: staff.id })
    const csv = await exportQuestions(given.database, { q: '' }, { staff, now: 0 })
    const office = 'Junior High School'
    const asked = ({ createdAt }: StoredQuestion) => new Date(createdAt).toISOString()
    const name = `'=HYPERLINK(""https://spam.example"")`
    const row = (
      question: StoredQuestion,
      state: string,
      ...[topic, course, ...rest]: string[]
    ) => [
      ...[question.reference, asked(question), state, office, topic, office, course],
      ...[name, 'ana@mail.example', ...rest],
    ]
    const [, ...lines] = csv.split('\r\n')
    expect(lines.map((line) => line.slice(1, -1).split('","'))).toEqual([
      row(one, 'Taken', 'School records', 'BS Nursing', 'yes', text, staff.name, ''),
      row(two, 'Closed', '', '', 'no', text, '', '2026-11-21T02:00:00.000Z'),
      [''],
    ])
    const log = await given.database.selectFrom('activity').selectAll().orderBy('id').execute()
    expect(log.at(-1)).toMatchObject({ action: 'export', after: '{"questions":2}' })
  })
})
