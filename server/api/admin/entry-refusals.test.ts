import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

describeOnDatabases('a call that cannot be saved', (given) => {
  test('is refused with a sentence at its field', async () => {
    const { get, post } = openContentApi(given.database)
    const message = expect.stringMatching(/^[A-Z].*\.$/) as string
    for (const [field, value] of [
      ['title', 'a\0b'],
      ['title', 'two\nlines'],
      ['content', '<p>a\u0000</p>'],
      ['content', 'bell\u0007'],
      ['bannerImage', '//elsewhere.example/x.png'],
      ['bannerImage', 'https://elsewhere.example/x.png'],
      ['publishedOn', '2026-02-30'],
      ['category', 'Gossip'],
      ['title', '\u200B'],
      ['sample', 'yes'],
    ] as const) {
      const answer = await post('ben', '/entries/article', {
        data: { ...article(), [field]: value },
      })
      const body = { reason: 'invalid', problems: [{ field, message }] }
      expect([value, answer]).toMatchObject([value, { status: 422, body }])
    }
    for (const data of [null, 'x', [], undefined])
      expect((await post('ben', '/entries/article', { data })).status).toBe(422)
    expect((await get('ana', '/entries/article')).body.total).toBe(0)
  })

  test('has no address, or is no JSON', async () => {
    const { add, get, post } = openContentApi(given.database)
    const { id } = await add('ana')
    expect(
      (await post('ana', `/entries/announcement/${id}/commands`, { action: 'trash' })).status,
    ).toBe(404)
    for (const path of ['poem', 'article/0', 'article/abc', 'article/99999999999'])
      expect([path, (await get('ana', `/entries/${path}`)).status]).toEqual([path, 404])
    expect((await post('ana', '/entries/article', '{')).status).toBe(400)
  })
})

describeOnDatabases('an editor of one department', (given) => {
  test('changes only entries of the department, and cannot move one out of it', async () => {
    const { add, post } = openContentApi(given.database)
    const data = article({ topics: ['jhs'] })
    expect((await post('shs', '/entries/article', { data })).status).toBe(403)
    const { act, save } = await add('shs', { topics: ['STEM'] })
    expect((await act('shs', 'publish')).status).toBe(200)
    expect((await save('shs', { topics: ['robotics'] }, 2)).status).toBe(403)
    expect((await save('shs', { topics: ['SHS', 'robotics'] }, 2)).status).toBe(200)
    const other = await add('ana', { topics: ['college'] })
    expect((await other.read('shs')).can).toEqual([])
    expect((await other.act('shs', 'trash')).status).toBe(403)
    const announce = async (fields: object) =>
      (await post('shs', '/entries/announcement', { data: announcement(fields) })).status
    expect(await announce({ category: 'Senior High School' })).toBe(201)
    expect(await announce({})).toBe(403)
  })
})
