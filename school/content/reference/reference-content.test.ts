import { expect, test } from 'vitest'
import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import { readContentVersion } from '../../../db/content-version.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { editorAt, noon } from '../../../tests/helpers/entries.ts'
import { readReference, putReference } from './reference-content.server.ts'

const kind = {
  key: 'bell-times',
  schema: z.object({ first: z.string().min(1, 'Enter a time.'), note: z.string().default('') }),
}
const editor = editorAt(noon)

describeOnDatabases('reference content', (given) => {
  const save = (data: unknown, basedOn: number) =>
    changeContent(given.database, (transaction) =>
      putReference(transaction, kind, { data, basedOn }, editor),
    )
  const read = () => readReference(given.database, kind)

  test('is read as it was saved, with the defaults of its schema', async () => {
    expect(await save({ first: '7:30' }, 0)).toEqual({ ok: true, value: 1 })
    expect(await read()).toEqual({ first: '7:30', note: '' })
  })

  test('names the command to run when the database lacks it', async () => {
    await expect(read()).rejects.toThrow('The database has no “bell-times”. Run: npm run seed')
  })

  test('can be changed from the newest revision', async () => {
    await save({ first: '7:30' }, 0)
    expect(await save({ first: '7:45' }, 1)).toEqual({ ok: true, value: 2 })
    expect(await save({ first: '8:00' }, 2)).toEqual({ ok: true, value: 3 })
    expect(await read()).toMatchObject({ first: '8:00' })
  })

  test.each([0, 1, 7])(
    'is not changed from revision %i, which is not the newest',
    async (basedOn) => {
      await save({ first: '7:30' }, 0)
      await save({ first: '7:45' }, 1)
      expect(await save({ first: '9:00' }, basedOn)).toEqual({
        ok: false,
        failure: { reason: 'conflict', currentRevision: 2 },
      })
      expect(await read()).toMatchObject({ first: '7:45' })
    },
  )

  test('is not created by a change of an existing one', async () => {
    expect(await save({ first: '7:30' }, 1)).toEqual({
      ok: false,
      failure: { reason: 'conflict', currentRevision: 0 },
    })
    await expect(read()).rejects.toThrow('has no')
  })

  test('saved by two editors at once keeps one save, and the other gets a conflict', async () => {
    await save({ first: '7:30' }, 0)
    const results = await Promise.all([save({ first: '7:45' }, 1), save({ first: '8:00' }, 1)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { failure: { reason: 'conflict', currentRevision: 2 } },
    ])
  })

  test('is refused with the names of the wrong fields', async () => {
    await save({ first: '7:30' }, 0)
    expect(await save({ first: '' }, 1)).toEqual({
      ok: false,
      failure: { reason: 'invalid', problems: [{ field: 'first', message: 'Enter a time.' }] },
    })
    expect(await read()).toMatchObject({ first: '7:30' })
  })

  test('keeps every revision, with its author and time', async () => {
    await save({ first: '7:30' }, 0)
    await save({ first: '7:45' }, 1)
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

  test('raises the content version with each change, but not with a refused one', async () => {
    const before = await readContentVersion(given.database)
    await save({ first: '7:30' }, 0)
    await save({ first: '7:45' }, 1)
    await save({ first: '7:50' }, 1)
    await save({}, 2)
    expect(await readContentVersion(given.database)).toBe(before + 2)
  })
})
