import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { setOffices, storeQuestion } from '../../../tests/helpers/stored-questions.ts'
import { deleteOldQuestions } from './delete-old-questions.server.ts'
import { dropDueMails, endMail, takeDueMails } from './question-mails.server.ts'
import { addMonths } from './read-questions.server.ts'

const now = Date.UTC(2026, 10, 23)

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-23', 6, '2027-05-23'],
  ['2027-01-30', 1, '2027-02-28'],
])('%s and %i months make %s', (from, months, to) => {
  expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toContain(to)
})

describeOnDatabases('the mail of a question', (given) => {
  const recipients = async (time: number) =>
    (await takeDueMails(given.database, time)).map(({ to, question }) => [question.reference, to])

  test('goes to its department, else to the address in the settings', async () => {
    await setOffices(given.database, { jhs: 'jhs@dyci.example', office: 'office@dyci.example' })
    const one = await storeQuestion(given.database, { office: 'jhs', mailDueAt: now })
    const two = await storeQuestion(given.database, { office: 'shs', mailDueAt: now + 1 })
    expect(await recipients(now + 1)).toEqual([
      [one.reference, 'jhs@dyci.example'],
      [two.reference, 'office@dyci.example'],
    ])
  })

  test('without any address is dropped; the inbox has the question', async () => {
    await setOffices(given.database, {})
    await storeQuestion(given.database, { mailDueAt: now })
    expect(await recipients(now)).toEqual([])
    expect(await recipients(now + 1e12)).toEqual([])
  })

  test('is taken by one process, sent again when that one dies, and no more once it was sent', async () => {
    await setOffices(given.database, { office: 'office@dyci.example' })
    await storeQuestion(given.database, { mailDueAt: now })
    const both = await Promise.all([
      takeDueMails(given.database, now),
      takeDueMails(given.database, now),
    ])
    expect(both.flat()).toHaveLength(1)
    expect(await recipients(now + 5 * 60_000 - 1)).toEqual([])
    const [second] = await takeDueMails(given.database, now + 5 * 60_000)
    if (!second) throw new Error('The mail is not due.')
    await endMail(given.database, second)
    expect(await recipients(now + 1e12)).toEqual([])
  })

  test('of a server that never answers is given up after seven tries', async () => {
    await setOffices(given.database, { office: 'office@dyci.example' })
    await storeQuestion(given.database, { mailDueAt: now })
    let tries = 0
    for (let time = now; time < now + 30 * 86_400_000; time += 3_600_000)
      tries += (await takeDueMails(given.database, time)).length
    expect(tries).toBe(7)
  })

  test('is not kept for a mail server that comes later', async () => {
    await setOffices(given.database, { office: 'office@dyci.example' })
    await storeQuestion(given.database, { mailDueAt: now })
    await dropDueMails(given.database, now)
    expect(await recipients(now + 1e12)).toEqual([])
  })
})

describeOnDatabases('a closed question', (given) => {
  test('is deleted with its notes after the months in the settings, an open one never', async () => {
    await setOffices(given.database, { keepMonths: 2 })
    const closed = { state: 'closed' as const, closedAt: now }
    const old = await storeQuestion(given.database, closed)
    await storeQuestion(given.database, { ...closed, closedAt: now + 1 })
    await storeQuestion(given.database)
    const note = { question_id: old.id, at: now, staff_id: 'x', text: 'Note', removed_at: null }
    await given.database.insertInto('question_note').values(note).execute()
    const due = addMonths(now, 2)
    await deleteOldQuestions(given.database, due - 1)
    const left = () => given.database.selectFrom('question').selectAll().execute()
    expect(await left()).toHaveLength(3)
    await deleteOldQuestions(given.database, due)
    expect((await left()).map(({ id }) => id)).not.toContain(old.id)
    expect(await left()).toHaveLength(2)
    expect(await given.database.selectFrom('question_note').selectAll().execute()).toEqual([])
  })
})
