import { beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { testFolder } from '../helpers/backups.ts'
import { putArticle } from '../helpers/entries.ts'
import { withDatabase } from '../helpers/site-content.ts'
import { runScript } from '../helpers/run-script.ts'

let dataDir: string
beforeEach(() => {
  dataDir = testFolder()
})

/** Runs `npm run seed` as an operator would. */
const seed = (...args: string[]) => runScript('scripts/seed.ts', args, { DATA_DIR: dataDir })

const countEntries = () =>
  withDatabase({ dataDir }, async (database) => {
    const rows = await database.selectFrom('entry').select('id').where('key', 'is', null).execute()
    return rows.length
  })

describe('npm run seed', () => {
  test('fills a new data folder, does nothing the second time, and adds an archive to samples', async () => {
    const first = await seed()
    expect(first.printed).toMatch(/^\d+ starter entries added to .*site\.sqlite\.$/m)
    expect(first.code).toBe(0)
    const count = await countEntries()
    expect(count).toBeGreaterThanOrEqual(72)
    const second = await seed()
    expect(second.printed).toContain('Nothing done')
    expect(second.code).toBe(0)
    expect(await countEntries()).toBe(count)
    expect(await seed('--articles', '40')).toMatchObject({ code: 0 })
    expect(await countEntries()).toBe(count + 40)
  })

  test('puts the words of this version in the place of older ones that no one edited', async () => {
    await seed()
    const data = '{"text":"Older words"}'
    await withDatabase({ dataDir }, (database) =>
      database.updateTable('entry').set({ data }).where('key', '=', 'alert').execute(),
    )
    const listed = await seed('--refresh')
    expect(listed.printed).toMatch(
      /^Alert bar\nIn older words, and edited by no one: 1 starter text in .* add --yes\.$/m,
    )
    expect((await seed('--refresh', '--yes')).printed).toContain('version now: 1 starter text')
    expect((await seed('--refresh', '--yes')).printed).toContain('Nothing to do')
  })

  test('refuses to mix an archive with content of the school, unless it is told to', async () => {
    await withDatabase({ dataDir }, async (database) => {
      await migrate(database)
      await putArticle(database, {}, { status: 'draft' })
    })
    const refused = await seed('--articles', '40')
    expect(refused.code).toBe(1)
    for (const words of ['holds content of the school', '--force'])
      expect(refused.printed).toContain(words)
    expect(await countEntries()).toBe(1)
    expect(await seed('--articles', '40', '--force')).toMatchObject({ code: 0 })
    expect(await countEntries()).toBe(41)
  })

  test.each(['many', '1.5', '0', '5000001'])('adds no archive of “%s” articles', async (count) => {
    const { code, printed } = await seed('--articles', count)
    expect([code, printed]).toEqual([2, expect.stringContaining('takes a whole number')])
    expect(printed).toContain('npm run seed -- [--articles N]')
  })
})
