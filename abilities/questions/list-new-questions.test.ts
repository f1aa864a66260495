import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../tests/helpers/databases.ts'
import { staff } from '../../tests/helpers/content-api.ts'
import { storeQuestion } from '../../tests/helpers/stored-questions.ts'
import { listNewQuestions } from './list-new-questions.server.ts'

const now = Date.UTC(2026, 10, 23)

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
