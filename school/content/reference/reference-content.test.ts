import { expect, test } from 'vitest'
import * as z from 'zod'
import { readContentVersion } from '../../../db/content-version.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { readReference } from './reference-content.server.ts'

const kind = {
  key: 'bell-times',
  schema: z.object({ first: z.string().min(1, 'Enter a time.'), note: z.string().default('') }),
}

describeOnDatabases('reference content', (given) => {
  const put = (data: unknown) => putReference(given.database, kind, data)
  const read = () => readReference(given.database, kind)

  test('is read as it was published, with the defaults of its schema', async () => {
    await put({ first: '7:30' })
    expect(await read()).toEqual({ first: '7:30', note: '' })
  })

  test('names the command to run when the database lacks it', async () => {
    await expect(read()).rejects.toThrow('The database has no “bell-times”. Run: npm run seed')
  })

  test('is read as it is now, after each change', async () => {
    for (const first of ['7:30', '7:45', '8:00']) {
      await put({ first })
      expect(await read()).toMatchObject({ first })
    }
  })

  test('keeps every revision, with its author and time', async () => {
    await put({ first: '7:30' })
    await put({ first: '7:45' })
    const kept = await given.database.selectFrom('revision').selectAll().orderBy('number').execute()
    expect(
      kept.map(({ snapshot, ...row }) => ({ ...row, data: JSON.parse(snapshot) as unknown })),
    ).toEqual(
      ['7:30', '7:45'].map((first, index) => ({
        subject: 'reference',
        subject_id: 'bell-times',
        number: index + 1,
        saved_by: 'Ana Reyes',
        saved_at: noon,
        data: { first, note: '' },
      })),
    )
  })

  test('raises the content version with each change', async () => {
    const before = await readContentVersion(given.database)
    await put({ first: '7:30' })
    await put({ first: '7:45' })
    expect(await readContentVersion(given.database)).toBe(before + 2)
  })
})
