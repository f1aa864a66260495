import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { openContentApi, type Answer } from '../../../tests/helpers/content-api.ts'
import { article } from '../../../tests/helpers/entries.ts'

/** @returns whether a text was handed to another thread since the last question */
function watchThreads() {
  const given = vi.spyOn(Worker.prototype, 'postMessage')
  return (html: string) => {
    const [message] = given.mock.lastCall ?? []
    given.mockClear()
    return (message as { task?: { html?: string } } | undefined)?.task?.html === html
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
  ['ampersands', filled('&'), 422],
  ['pictures of elsewhere', filled('<img src="//x.y/a">'), 201],
  ['a hundred levels of lists', filled(`${'<ul><li>'.repeat(49)}x${'</li></ul>'.repeat(49)}`), 201],
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
      await api.post('ana', `/entries/article/${saved.body.id}/commands`, { action: 'publish' })
      expect(isInThread(content)).toBe(false)
    },
  )
})

describeOnDatabases('a text that cannot be saved', (given) => {
  const save = (content: string) =>
    openContentApi(given.database).post('ben', '/entries/article', { data: article({ content }) })
  const refused = (message: string) => ({
    status: 422,
    body: { problems: [{ field: 'content', message: expect.stringContaining(message) as string }] },
  })

  test('is refused at its field, with its length, when it grows beyond the limit in cleaning', async () => {
    const message =
      'This is too long: with its formatting it has 360,000 characters. Keep it under 200,000.'
    expect(await save(filled('R&D ', 180_000))).toMatchObject(refused(message))
  })

  test('is refused at its field when it is nested too deeply', async () => {
    const nested = (levels: number) => `${'<b>'.repeat(levels)}deep${'</b>'.repeat(levels)}`
    expect(await save(nested(100))).toMatchObject({ status: 201 })
    expect(await save(nested(101))).toMatchObject(refused('100 levels'))
  })
})

describeOnDatabases('an entry whose stored text is longer than the limit', (given) => {
  test('can be published, shortened, trashed and restored', async () => {
    const { id, act, save, read } = await openContentApi(given.database).add('ana')
    // As cleaning left it before it was checked again.
    const row = given.database.updateTable('entry').where('id', '=', id)
    await row.set({ content: filled('R&amp;D ', 360_000) }).execute()
    for (const [action, state] of [
      ['publish', 'published'],
      ['trash', 'trashed'],
      ['restore', 'published'],
    ] as const)
      expect(await act('ana', action)).toMatchObject({ status: 200, body: { state } })
    expect((await save('ana', {}, (await read()).revision)).status).toBe(200)
  })
})

describeOnDatabases('an import of two megabytes', (given) => {
  test.each([
    ['1,000 rows', 1_000, filled('<p>x</p>', 2_000), false],
    [
      '10 rows that are nested too deeply',
      10,
      filled('<ul>', 80_000) + filled('</ul>', 100_000),
      true,
    ],
  ])('as %s lets other requests in after each row', async (_, count, content, isRefused) => {
    const api = openContentApi(given.database)
    const rows = Array.from({ length: count }, (__, index) => ({
      row: index + 1,
      fields: article({ content }),
    }))
    const turns = await countTurns(async () => {
      const { status } = await api.post('ana', '/entries/article/import', JSON.stringify({ rows }))
      expect(status).toBe(isRefused ? 422 : 200)
    })
    // Each row is checked, and then saved.
    expect(turns).toBeGreaterThan(isRefused ? count : 2 * count)
  })
})
