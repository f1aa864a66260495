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
  const read = () => readReference(given, kind)

  test('is read as it is now, with the defaults of its schema, and raises the content version', async () => {
    await expect(read()).rejects.toThrow('The database has no “bell-times”. Run: npm run seed')
    const before = await readContentVersion(given.database)
    for (const first of ['7:30', '7:45']) {
      await put({ first })
      expect(await read()).toEqual({ first, note: '' })
    }
    expect(await readContentVersion(given.database)).toBe(before + 2)
  })

  test('keeps every revision, with its author and time', async () => {
    for (const first of ['7:30', '7:45']) await put({ first })
    const kept = await given.database.selectFrom('revision').selectAll().orderBy('number').execute()
    const by = { saved_by: 'Ana Reyes', saved_at: noon }
    const of = { subject: 'reference', subject_id: 'bell-times' }
    expect(kept.map(({ snapshot, ...row }) => [row, JSON.parse(snapshot) as unknown])).toEqual([
      [
        { ...of, number: 1, ...by },
        { first: '7:30', note: '' },
      ],
      [
        { ...of, number: 2, ...by },
        { first: '7:45', note: '' },
      ],
    ])
  })
})
