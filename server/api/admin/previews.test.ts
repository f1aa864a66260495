import { expect, test } from 'vitest'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'

describeOnDatabases('links to previews', (given) => {
  test('are at most 200 per person: one more replaces the oldest', async () => {
    const linkOf = (staffId: string, number: number) => ({
      token_hash: `${staffId} ${number}`,
      staff_id: staffId,
      subject: 'article',
      subject_id: 'new',
      data: '{}',
      live: 0,
      created_at: noon - 1_000 + number,
      expires_at: noon + 1_000,
    })
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1)
    const links = [linkOf('cora', 0), ...numbers.map((number) => linkOf('ben', number))]
    await given.database.insertInto('preview').values(links).execute()
    const api = openContentApi(given.database)
    const made = await api.post('ben', '/previews', { subject: 'article', data: article() })
    expect(made.status).toBe(201)
    const kept = await given.database.selectFrom('preview').select('token_hash').execute()
    expect(kept).toHaveLength(201)
    const hashes = ['cora 0', 'ben 1', 'ben 2']
    const isKept = hashes.map((hash) => kept.some(({ token_hash }) => token_hash === hash))
    expect(isKept).toEqual([true, false, true])
  })

  test('of a draft are made by its author, of what is published by every author, with typed fields too', async () => {
    const { add, post } = openContentApi(given.database)
    const { id, act } = await add('cora')
    const preview = async () =>
      (await post('ben', '/previews', { subject: 'article', id, data: article() })).status
    expect(await preview()).toBe(403)
    await act('ana', 'publish')
    expect(await preview()).toBe(201)
  })

  test('show content that pages can draw, and name the field that they cannot', async () => {
    const api = openContentApi(given.database)
    const preview = (data: object) =>
      api.post('ana', '/previews', { subject: 'reference', id: 'alert', data })
    expect((await preview({ text: 'No classes today.', level: 'urgent' })).status).toBe(201)
    expect(await preview({ text: 'No classes today.', level: 'loud' })).toMatchObject({
      status: 422,
      body: { problems: [{ field: 'level', message: 'Choose info, warning or urgent.' }] },
    })
  })

  test('an entry that has just gone to the trash has no summary, which is no fault', async () => {
    const { add, post } = openContentApi(given.database)
    const { id, act } = await add('ana')
    await act('ana', 'trash')
    const asked = await post('ana', '/previews/summary', { subject: 'article', id })
    expect(asked).toMatchObject({ status: 200, body: { summary: null } })
    expect((await post('ana', '/previews', { subject: 'article', id })).status).toBe(409)
  })
})
