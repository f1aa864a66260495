import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { announcement, article } from '../../../tests/helpers/entries.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'

describeOnDatabases('a call that cannot be saved', (given) => {
  test.each([
    ['title', 'a\0b'],
    ['title', 'two\nlines'],
    ['content', '<p>a\u0000</p>'],
    ['content', 'bell\u0007'],
    ['bannerImage', '//elsewhere.example/x.png'],
    ['bannerImage', 'https://elsewhere.example/x.png'],
    ['publishedOn', '2026-02-30'],
    ['category', 'Gossip'],
    ['title', '\u200B'],
  ])('is refused with a sentence at its field: %s %j', async (field, value) => {
    const api = openContentApi(given.database)
    const answer = await api.post('ben', '/entries/article', {
      data: { ...article(), [field]: value },
    })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ reason: 'invalid', problems: [{ field }] })
    expect(answer.body.problems[0]?.message).toMatch(/^[A-Z].*\.$/)
    expect((await api.get('ana', '/entries/article')).body.total).toBe(0)
  })

  test.each([
    '/entries/poem',
    '/entries/article/0',
    '/entries/article/abc',
    '/entries/article/99999999999',
  ])('nothing is at %s', async (path) => {
    expect((await openContentApi(given.database).get('ana', path)).status).toBe(404)
  })

  test('a body that is not JSON', async () => {
    expect((await openContentApi(given.database).post('ana', '/entries/article', '{')).status).toBe(
      400,
    )
  })
})

describeOnDatabases('an editor of one department', (given) => {
  test('changes only entries of the department, and cannot move one out of it', async () => {
    const api = openContentApi(given.database)
    const of = (topics: string[]) => ({ data: article({ topics }) })
    expect(await api.post('shs', '/entries/article', of(['jhs']))).toMatchObject({ status: 403 })
    const { id } = (await api.post('shs', '/entries/article', of(['STEM']))).body
    const path = `/entries/article/${id}`
    expect(await api.post('shs', `${path}/publish`)).toMatchObject({ status: 200 })
    expect(await api.put('shs', path, { ...of(['robotics']), basedOn: 2 })).toMatchObject({
      status: 403,
    })
    expect(await api.put('shs', path, { ...of(['SHS', 'robotics']), basedOn: 2 })).toMatchObject({
      status: 200,
    })
    const other = (await api.post('ana', '/entries/article', of(['college']))).body.id
    expect((await api.get('shs', `/entries/article/${other}`)).body.can).toEqual([])
    expect((await api.post('shs', `/entries/article/${other}/trash`)).status).toBe(403)
    const notice = { data: announcement({ category: 'Senior High School' }) }
    expect((await api.post('shs', '/entries/announcement', notice)).status).toBe(201)
    expect((await api.post('shs', '/entries/announcement', { data: announcement() })).status).toBe(
      403,
    )
  })
})
