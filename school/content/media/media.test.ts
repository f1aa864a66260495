import { expect, test } from 'vitest'
import { fileNotFound, mediaDescription, versionNotFound } from './media.ts'
import { fileNameOf } from './media-address.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { fillMediaWords, mediaWords } from './tags.server.ts'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { staff } from '../../../tests/helpers/content-api.ts'
import { fail } from '../../base/result.ts'
import { databaseStore } from './database-store.server.ts'
import { deleteVersion, listVersions, restoreVersion } from './versions.server.ts'

test('the description of a file has a name; the rest may be left out', () => {
  const empty = { alt: '', decorative: false, focalX: 0.5, focalY: 0.5 }
  expect(mediaDescription.parse({ name: ' Choir ' })).toEqual({ name: 'Choir', ...empty })
})

test.each<[object, boolean]>([
  [{ name: '' }, false],
  [{ name: 'x'.repeat(120) }, true],
  [{ name: 'x'.repeat(121) }, false],
  [{ alt: ` ${'x'.repeat(300)} ` }, true],
  [{ alt: 'x'.repeat(301) }, false],
  [{ alt: 'Singers', decorative: false }, true],
  [{ alt: 'Singers', decorative: true }, false],
  [{ alt: ' ', decorative: true }, true],
  [{ decorative: 'yes' }, false],
  [{ focalX: 0, focalY: 1 }, true],
  [{ focalX: -0.1 }, false],
  [{ focalY: 1.1 }, false],
  [{ tags: 'choir' }, false],
])('the description of a file with %j is taken: %j', (fields, isTaken) => {
  expect(mediaDescription.safeParse({ name: 'Choir', ...fields }).success).toBe(isTaken)
})

test.each([
  ['Grade 7, Niño’s class.JPG', 'avif', 'grade-7-nino-s-class.avif'],
  ['list.2026.final.pdf', 'pdf', 'list-2026-final.pdf'],
  ['no ending', 'pdf', 'no-ending.pdf'],
  ['中文.png', 'png', 'file.png'],
  [`${'a'.repeat(59)} b.png`, 'png', `${'a'.repeat(59)}.png`],
])('the address of the file “%s” can be read', (name, ending, address) => {
  expect(fileNameOf(name, ending)).toBe(address)
})

const file = { name: 'Field trip', alt: 'A bus', file_name: 'trip.jpg', tags: '' }

test('the words of a file are those of its name, its description, its file name and its tags', () => {
  expect(mediaWords(file)).toBe(' field trip a bus jpg')
  expect(mediaWords({ ...file, tags: 'Grade 7,JHS' })).toBe(' field trip a bus jpg grade 7 jhs')
})

describeOnDatabases('files that were saved before there were words', (given) => {
  test('get them, all of them, and other files keep theirs', async () => {
    for (let number = 0; number < 501; number += 1)
      await putPicture(given.database, { id: String(number).padStart(20, '0'), ...file })
    await putPicture(given.database, { id: 'kept', ...file, words: ' kept' })
    await fillMediaWords(given.database)
    const rows = await given.database.selectFrom('media').select('words').orderBy('id').execute()
    const filled = Array<string>(501).fill(mediaWords(file))
    expect(rows.map(({ words }) => words)).toEqual([...filled, ' kept'])
  })
})

describeOnDatabases('a version that is not there', (given) => {
  test('is told apart from a file that is not there', async () => {
    const { database } = given
    const store = databaseStore(database, { copies: null, folder: testFolder() })
    const library = { database, store, maxBytes: 9 }
    const actor = { staff: staff.dan, now: 2 }
    await putPicture(database, { id: 'known' })
    for (const change of [restoreVersion, deleteVersion]) {
      const changed = (id: string) => change({ library, id, actor }, 'version')
      expect(await changed('unknown')).toEqual(fail(fileNotFound))
      expect(await changed('known')).toEqual(fail(versionNotFound))
    }
    expect(await listVersions(library, 'unknown', 2)).toEqual(fail(fileNotFound))
    expect(await listVersions(library, 'known', 2)).toMatchObject({ value: [{ isCurrent: true }] })
  })
})
