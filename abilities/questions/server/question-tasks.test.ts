import { expect, test } from 'vitest'
import { staff } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { setOffices, storeQuestion } from '../../../tests/helpers/stored-questions.ts'
import { listNewQuestions, addMonths } from '../read-questions.server.ts'
import { claimDueMails, deleteOldQuestions, dropDueMails, recordSent } from './question-tasks.ts'

const now = Date.UTC(2026, 10, 23)

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-23', 6, '2027-05-23'],
  ['2027-01-30', 1, '2027-02-28'],
])('%s and %i months make %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toContain(to)
})

describeOnDatabases('the mail of a question', (given) => {
  const due = (time: number) => claimDueMails(given.database, time)
  const office = 'office@dyci.example'
  const putDue = async (offices: Parameters<typeof setOffices>[1]) => {
    await setOffices(given.database, offices)
    return storeQuestion(given.database, { office: 'jhs', mailDueAt: now })
  }

  test('goes to its department, else to the address in the settings', async () => {
    const one = await putDue({ jhs: 'jhs@dyci.example', office })
    const two = await storeQuestion(given.database, { office: 'shs', mailDueAt: now + 1 })
    const mails = await due(now + 1)
    expect(mails.map(({ to, question }) => [question.reference, to])).toEqual([
      [one.reference, 'jhs@dyci.example'],
      [two.reference, office],
    ])
  })

  test('is taken by one process, sent again when that one dies, and no more once it was sent', async () => {
    await putDue({ office })
    expect((await Promise.all([due(now), due(now)])).flat()).toHaveLength(1)
    expect(await due(now + 5 * 60_000 - 1)).toEqual([])
    const [second] = await due(now + 5 * 60_000)
    if (!second) throw new Error('The mail is not due.')
    await recordSent(given.database, second)
    expect(await due(now + 1e12)).toEqual([])
  })

  test('of a server that never answers is given up after seven tries', async () => {
    await putDue({ office })
    let tries = 0
    for (let time = now; time < now + 30 * 86_400_000; time += 3_600_000)
      tries += (await due(time)).length
    expect(tries).toBe(7)
  })

  test('is not kept for a mail server that comes later', async () => {
    await putDue({ office })
    await dropDueMails(given.database, now)
    expect(await due(now + 1e12)).toEqual([])
  })

  test('without any address is dropped; the inbox has the question', async () => {
    await putDue({})
    expect(await due(now)).toEqual([])
    const left = await given.database.selectFrom('question').select('mail_due_at').execute()
    expect(left).toEqual([{ mail_due_at: null }])
  })
})

describeOnDatabases('a closed question', (given) => {
  test('is deleted with its comments after the months in the settings, an open one never', async () => {
    await setOffices(given.database, { keepMonths: 2 })
    const closed = { state: 'closed' as const, closedAt: now }
    const old = await storeQuestion(given.database, closed)
    const later = await storeQuestion(given.database, { ...closed, closedAt: now + 1 })
    const open = await storeQuestion(given.database)
    const written = { staff_id: 'x', staff_name: 'X', text: 'Called her.', created_at: now }
    const isOpen = { resolved_at: null, resolved_by: null, deleted_at: null }
    const comments = [old.id, open.id].map((id) => ({
      ...{ id: `comment${id}`, subject: 'question', subject_id: String(id) },
      ...written,
      ...isOpen,
    }))
    await given.database.insertInto('comment').values(comments).execute()
    const leftAt = async (time: number) => {
      await deleteOldQuestions(given.database, time)
      const left = await given.database.selectFrom('question').select('id').orderBy('id').execute()
      return left.map(({ id }) => id)
    }
    const due = addMonths(now, 2)
    expect(await leftAt(due - 1)).toEqual([old.id, later.id, open.id])
    expect(await leftAt(due)).toEqual([later.id, open.id])
    const kept = await given.database.selectFrom('comment').select('subject_id').execute()
    expect(kept).toEqual([{ subject_id: String(open.id) }])
  })
})

describeOnDatabases('new questions', (given) => {
  const list = (who: 'ana' | 'ben', limit = 5) =>
    listNewQuestions(given.database, { staff: staff[who], now }, limit)

  test('are those that no one has taken, the longest waiting first, for who reads them', async () => {
    const ask = (text: string, createdAt: number, state: 'new' | 'taken' = 'new') =>
      storeQuestion(given.database, { text, createdAt, state, office: 'school' })
    await ask('Second?', now + 1)
    await ask('First?', now)
    await ask('Taken?', now - 1, 'taken')
    const first = { title: 'First?', at: now }
    expect(await list('ana')).toMatchObject({ total: 2, first: [first, { title: 'Second?' }] })
    expect(await list('ana', 1)).toMatchObject({ total: 2, first: [first] })
    expect(await list('ben')).toBeNull()
  })
})
