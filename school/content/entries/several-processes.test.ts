import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { migrate } from '../../../db/migrate.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { makeDatabaseFolder, startProcess } from '../../../tests/helpers/clean-up.ts'

const root = resolve(import.meta.dirname, '../../..')

/**
 * The program of each process: saves 25 articles under one title, then each again with another
 * topic.
 */
const program = `
  const { openDatabase } = await import('${root}/db/database.ts')
  const { changeArticle, article, putArticle } = await import('${root}/tests/helpers/entries.ts')
  const database = await openDatabase({ dataDir: process.env.DATA_DIR })
  for (let number = 0; number < 25; number += 1) {
    const { id } = await putArticle(database, { title: 'Open house' })
    await changeArticle(database, id, { data: article({ title: 'Open house', topics: ['alumni'] }) })
  }
  await database.destroy()
`

async function runProcess(dataDir: string) {
  const child = startProcess(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, errors: code === 0 ? [] : errors }
}

test('several processes save to one SQLite file at the same time, and nothing is lost', async () => {
  const dataDir = makeDatabaseFolder('processes')
  const database = await openDatabase({ dataDir })
  await migrate(database)
  const ended = await Promise.all([1, 2, 3].map(() => runProcess(dataDir)))
  expect(ended).toEqual([1, 2, 3].map(() => ({ code: 0, errors: [] })))

  const lists = { topics: ['robotics', 'alumni'], pageSize: 20, now: noon }
  expect(await expectListsToMatchRows(database, lists)).toBe(75)
  const slugs = await database.selectFrom('entry').select('slug').execute()
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(75)
  await database.destroy()
})
