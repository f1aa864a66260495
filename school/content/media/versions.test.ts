import { expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { staff } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import { putPicture } from '../../../tests/helpers/library-pictures.ts'
import { fail } from '../../base/result.ts'
import { databaseStore } from './database-store.server.ts'
import { deleteVersion, listVersions, restoreVersion } from './versions.server.ts'
import { fileNotFound, versionNotFound } from './media.ts'

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
