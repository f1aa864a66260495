import { expect, test } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { openContentApi, type Answer } from '../../../tests/helpers/content-api.ts'
import { article } from '../../../tests/helpers/entries.ts'
import { longestTurn } from '../../../tests/helpers/longest-turn.ts'
import { patience } from '../../../tests/helpers/patience.ts'

/** Longest time for which one request may keep others waiting, in milliseconds. */
const longest = 100 * patience

const filled = (piece: string, length = 200_000) => piece.repeat(Math.floor(length / piece.length))

/** Texts of 200,000 characters that take long to clean, and what a save of them answers. */
const texts: [name: string, content: string, status: number][] = [
  ['tags that are never closed', filled('<b>'), 422],
  ['two kinds of tags that are never closed', filled('<b><i>'), 422],
  ['lists in lists', filled('<ul><li>'), 422],
  ['tables in tables', filled('<table><tr><td>'), 422],
  ['unknown tags that are never closed', filled('<x>'), 422],
  ['angle brackets', filled('<'), 422],
  ['ampersands', filled('&'), 422],
  ['pictures without an address', filled('<img>'), 201],
  ['pictures of elsewhere', filled('<img src="//x.y/a">'), 201],
  ['items without a list', filled('<li>'), 422],
  ['links that never end', filled('<a '), 201],
  ['closed tags', filled('<b></b>'), 201],
  ['short paragraphs', filled('<p>x</p>'), 201],
  ['a hundred levels of lists', filled(`${'<ul><li>'.repeat(49)}x${'</li></ul>'.repeat(49)}`), 201],
  [
    'different words',
    Array.from({ length: 25_000 }, (_, index) => `w${index.toString(36)}`).join(' '),
    201,
  ],
]

describeOnDatabases('one save of 200,000 characters', (given) => {
  test.each(texts)(
    'of %s delays no other request, nor does its preview or publishing it',
    async (_, content, status) => {
      const api = openContentApi(given.database)
      const data = article({ content })
      let answer: Answer | null = null
      const saving = await longestTurn(async () => {
        answer = await api.post('ana', '/entries/article', { data })
      })
      expect(answer).toMatchObject({ status })
      const path = `/entries/article/${(answer as Answer | null)?.body.id}/publish`
      const previewing = await longestTurn(() =>
        api.post('ana', '/previews', { subject: 'article', data }),
      )
      const publishing = await longestTurn(() => api.post('ana', path))
      expect({ saving, previewing, publishing }).toSatisfy(
        (turns: Record<string, number>) => Object.values(turns).every((turn) => turn < longest),
        `no turn of ${longest} ms or more`,
      )
    },
  )
})

describeOnDatabases('a text that cannot be saved', (given) => {
  test('is refused at its field, with its length, when it grows beyond the limit in cleaning', async () => {
    const api = openContentApi(given.database)
    const grown = await api.post('ben', '/entries/article', {
      data: article({ content: filled('R&D ', 180_000) }),
    })
    expect(grown).toMatchObject({
      status: 422,
      body: {
        problems: [
          {
            field: 'content',
            message:
              'This is too long: with its formatting it has 360,000 characters. Keep it under 200,000.',
          },
        ],
      },
    })
  })

  test('is refused at its field when it is nested too deeply', async () => {
    const api = openContentApi(given.database)
    const nested = (levels: number) =>
      article({ content: `${'<b>'.repeat(levels)}deep${'</b>'.repeat(levels)}` })
    expect(await api.post('ben', '/entries/article', { data: nested(100) })).toMatchObject({
      status: 201,
    })
    expect(await api.post('ben', '/entries/article', { data: nested(101) })).toMatchObject({
      status: 422,
      body: {
        problems: [{ field: 'content', message: expect.stringContaining('100 levels') as string }],
      },
    })
  })
})

describeOnDatabases('an entry whose stored text is longer than the limit', (given) => {
  test('can be published, shortened, trashed and restored', async () => {
    const api = openContentApi(given.database)
    const { id } = (await api.post('ana', '/entries/article', { data: article() })).body
    const path = `/entries/article/${id}`
    // As cleaning left it before it was checked again.
    await given.database
      .updateTable('entry')
      .set({ content: filled('R&amp;D ', 360_000) })
      .where('id', '=', id)
      .execute()
    expect(await api.post('ana', `${path}/publish`)).toMatchObject({
      status: 200,
      body: { state: 'published' },
    })
    expect(await api.post('ana', `${path}/trash`)).toMatchObject({
      status: 200,
      body: { state: 'trashed' },
    })
    expect(await api.post('ana', `${path}/restore`)).toMatchObject({ status: 200 })
    const { revision } = (await api.get('ana', path)).body
    expect(await api.put('ana', path, { data: article(), basedOn: revision })).toMatchObject({
      status: 200,
    })
  })
})

describeOnDatabases('an import of two megabytes', (given) => {
  test.each([
    ['1,000 rows', 1_000, '<p>x</p>', 2_000],
    ['10 long rows', 10, '<p>x</p>', 190_000],
    ['10 rows that are nested too deeply', 10, '<b>', 190_000],
  ])('as %s delays no other request', async (_, count, piece, length) => {
    const api = openContentApi(given.database)
    const content = filled(piece, length)
    const rows = Array.from({ length: count }, (__, index) => ({
      row: index + 1,
      fields: article({ content }),
    }))
    const body = JSON.stringify({ rows })
    let status = 0
    const turn = await longestTurn(async () => {
      status = (await api.post('ana', '/entries/article/import', body)).status
    })
    expect(status).toBe(piece === '<b>' ? 422 : 200)
    expect(turn).toBeLessThan(longest)
  })
})
