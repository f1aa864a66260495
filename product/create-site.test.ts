import { Kysely } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readEnvironment } from '../server/environment.ts'
import { makeTestFolder, removeTestFolder } from '../tests/helpers/clean-up.ts'
import { createSite } from './create-site.ts'

vi.mock('../server/built-site.ts', () => ({
  builtSite: () => {
    throw new Error('The build is broken')
  },
}))

test('a site that cannot be created closes the database that it opened', async () => {
  const dataDir = makeTestFolder('broken-site')
  onTestFinished(() => removeTestFolder(dataDir))
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await database.destroy()
  const destroy = vi.spyOn(Kysely.prototype, 'destroy')
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const creating = createSite(environment, pino({ level: 'silent' }))
  await expect(creating).rejects.toThrow('The build is broken')
  expect(destroy).toHaveBeenCalledOnce()
})
