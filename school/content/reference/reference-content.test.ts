import { expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { noon } from '../../../tests/helpers/entries.ts'
import { putReference } from '../../../tests/helpers/reference.ts'
import { alertKind, alertSchema } from '../../kinds/alert.ts'
import { readReference } from './reference-content.server.ts'

describeOnDatabases('reference content', (given) => {
  const texts = ['No classes.', 'Classes as usual.']
  const put = (text: string) => putReference(given.database, alertKind, { text })
  const read = () => readReference(given, alertKind)

  test('is read as it is now, with the defaults of its schema, and raises the content version', async () => {
    await expect(read()).rejects.toThrow('The database has no “alert”. Run: npm run seed')
    for (const text of texts) {
      const before = await readContentVersion(given.database)
      await put(text)
      expect(await readContentVersion(given.database)).toBeGreaterThan(before)
      expect(await read()).toEqual(alertSchema.parse({ text }))
    }
  })

  test('keeps every revision, with its author and time', async () => {
    for (const text of texts) await put(text)
    const kept = await given.database.selectFrom('revision').selectAll().orderBy('number').execute()
    const of = { subject: 'reference', subject_id: 'alert', saved_by: 'Ana Reyes', saved_at: noon }
    expect(kept).toMatchObject([1, 2].map((number) => ({ ...of, number })))
    const data = kept.map(({ snapshot }) => (JSON.parse(snapshot) as { data: unknown }).data)
    expect(data).toEqual(texts.map((text) => alertSchema.parse({ text })))
  })
})
