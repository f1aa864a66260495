import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sqliteFile } from '../../db/database.ts'
import { testFolder } from '../helpers/backups.ts'
import { runServer } from '../helpers/run-script.ts'

describe('a database that cannot be used', () => {
  test.each([
    ['missing', null],
    ['empty', ''],
  ])(
    'because it is %s in the folder of a site is refused, and no new one is made',
    async (_state, text) => {
      const dataDir = testFolder()
      writeFileSync(join(dataDir, 'staff.key'), 'x'.repeat(43))
      if (text !== null) writeFileSync(sqliteFile(dataDir), text)
      expect(await runServer({ DATA_DIR: dataDir })).toEqual({
        code: 1,
        said:
          `${dataDir} holds staff.key of a site, but its database ${sqliteFile(dataDir)} is missing or empty. ` +
          'Put the database back from a backup (docs/operate.md, Restore). To begin a new site, set DATA_DIR to an empty folder.',
      })
      expect(existsSync(sqliteFile(dataDir))).toBe(text !== null)
    },
  )

  test('because it is a text is named, with what to do', async () => {
    const dataDir = testFolder()
    writeFileSync(sqliteFile(dataDir), 'These are the minutes of the meeting. '.repeat(400))
    const { code, said } = await runServer({ DATA_DIR: dataDir })
    expect(said).toContain(`The database ${sqliteFile(dataDir)} failed:`)
    expect(said).toContain('Restore it from a backup')
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })
})
