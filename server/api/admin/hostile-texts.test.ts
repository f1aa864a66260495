import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { openContentApi, type Answer } from '../../../tests/helpers/content-api.ts'
import { article } from '../../../tests/helpers/entries.ts'

/** @returns what tells whether a text was handed to another thread since it was asked before */
function watchThreads() {
  const handing = vi.spyOn(Worker.prototype, 'postMessage')
  return (html: string) => {
    const messages = handing.mock.calls.map(([message]) => message as { task?: { html?: string } })
    handing.mockClear()
    return messages.some(({ task }) => task?.html === html)
  }
}

/** Runs work and counts how often other requests had their turn meanwhile. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = () => {
    if (isDone) return
    turns += 1
    setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

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

// How long the longest turn of the server is: npm run bench -- --only blocks
describeOnDatabases('one save of 200,000 characters', (given) => {
  test.each(texts)(
    'of %s is cleaned beside other requests, as is its preview; publishing cleans nothing',
    async (_, content, status) => {
      const api = openContentApi(given.database)
      const data = article({ content })
      const isInThread = watchThreads()
      const saved: Answer = await api.post('ana', '/entries/article', { data })
      expect(saved).toMatchObject({ status })
      expect(isInThread(content)).toBe(true)
      await api.post('ana', '/previews', { subject: 'article', data })
      expect(isInThread(content)).toBe(true)
      await api.post('ana', `/entries/article/${saved.body.id}/publish`)
      expect(isInThread(content)).toBe(false)
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
  ])('as %s lets other requests in after each row', async (_, count, piece, length) => {
    const api = openContentApi(given.database)
    const content = filled(piece, length)
    const rows = Array.from({ length: count }, (__, index) => ({
      row: index + 1,
      fields: article({ content }),
    }))
    const isRefused = piece === '<b>'
    const turns = await countTurns(async () => {
      const { status } = await api.post('ana', '/entries/article/import', JSON.stringify({ rows }))
      expect(status).toBe(isRefused ? 422 : 200)
    })
    // Each row is checked, and then saved.
    expect(turns).toBeGreaterThan(isRefused ? count : 2 * count)
  })
})
