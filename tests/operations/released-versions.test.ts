import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sqliteFile, type DatabaseSettings } from '../../db/database.ts'
import { getAllArticles } from '../helpers/api.ts'
import { backup, environmentOf, restore, testFolder } from '../helpers/backups.ts'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { siteOfTest } from '../helpers/nodes.ts'
import { patience } from '../helpers/patience.ts'

const timeout = 60_000 * patience

/** The databases that released versions made, each with starter content and one account. */
const folder = join(import.meta.dirname, '../released')
const suffix = '.sqlite.br'
const versions = readdirSync(folder).filter((name) => name.endsWith(suffix))

/** The account in each of them. */
const account = { email: 'principal@dyci.example', password: 'a sentence of the tests 7' }

/** Puts the database of a version into a folder. */
function unpack(name: string): DatabaseSettings & { dataDir: string } {
  const dataDir = testFolder()
  const bytes = brotliDecompressSync(readFileSync(join(folder, name)))
  writeFileSync(sqliteFile(dataDir), bytes)
  return { dataDir }
}

/** Starts the built product on a database, and uses it as visitors and staff do. */
async function useSite(settings: DatabaseSettings) {
  const site = await siteOfTest(environmentOf(settings))
  const titles = (await getAllArticles(site)).map(({ articleTitle }) => articleTitle)
  const found = await fetch(`${site.origin}/search?q=parol`)
  const signedIn = await fetch(`${site.origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  await site.stop()
  return {
    titles,
    found: (await found.text()).includes('Parol'),
    signedIn: signedIn.status,
    log: site.log.join('\n'),
  }
}

test('each released version of the changelog has its database here', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, version]) => version)
  expect(versions.toSorted()).toEqual(released.map((version) => `${version}${suffix}`).toSorted())
})

test.each(versions)(
  'the database of %s is brought up to date by a start, and a copy of it is kept',
  { timeout },
  async (name) => {
    const used = await useSite(unpack(name))
    expect(used.log).toMatch(
      /was copied to .*before-00\d\d\.sqlite before it was brought up to date/,
    )
    expect(used.titles.length).toBeGreaterThan(50)
    expect(used).toMatchObject({ found: true, signedIn: 200 })
  },
)

// backup.test.ts restores everything that a database of today holds.
test.each(emptyDatabases())(
  'the database of the oldest version is read by a backup of today, which can be restored into %s',
  { timeout },
  async (_, makeEmpty) => {
    const [name = ''] = versions.toSorted()
    const file = join(testFolder(), 'old.tar.age')
    expect(await backup(unpack(name), file, '--without-test')).toMatchObject({ code: 0 })
    const target = await makeEmpty()
    const { code, printed } = await restore(target, file)
    expect(printed).toContain('Start the site now.')
    expect(code).toBe(0)
    const used = await useSite(target)
    expect(used.titles).toEqual((await useSite(unpack(name))).titles)
    expect(used).toMatchObject({ found: true, signedIn: 200 })
  },
)
