import { createHash, randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseOrTransaction, DatabaseSettings } from '../../../db/database.ts'
import { PreparationError } from '../../../db/migrate.ts'
import { makeFolder, syncFolder } from '../../base/durable-folders.server.ts'

/** The file of a site's key, in its data folder and in a backup. */
export const siteKeyFile = 'staff.key'

/** Settings from which the start finds the key of a site. */
interface KeySettings extends DatabaseSettings {
  secretKey?: string | undefined
}

/** Reads the key of a site from its data folder, and makes it on first use. */
export async function readSiteKey(dataDir: string): Promise<string> {
  const known = await findSiteKey(dataDir)
  if (known) return known
  const draft = await writeDraft(dataDir, newKey())
  try {
    // A link is atomic and never replaces the key of another process.
    await link(draft, join(dataDir, siteKeyFile))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  // What is encrypted with a key that a power cut takes away can never be read again.
  await syncFolder(dataDir)
  return readFile(join(dataDir, siteKeyFile), 'utf8')
}

/**
 * Settles at the start which key the site has, before anything is encrypted: SECRET_KEY when it is set, else the one in
 * PostgreSQL, else the one in the data folder. PostgreSQL keeps it for all nodes; with SECRET_KEY it
 * keeps only a hash to compare it with (docs/decisions/0137).
 *
 * @returns the key for {@link keepSiteKey}; `null` when it is made on first use
 * @throws {@link PreparationError} when SECRET_KEY is not the key that secrets are encrypted with
 */
export async function settleSiteKey(
  database: DatabaseOrTransaction,
  { dataDir, databaseUrl, secretKey }: KeySettings,
): Promise<string | null> {
  const inFolder = await findSiteKey(dataDir)
  const known = databaseUrl ? await findRow(database) : null
  if (!known) {
    const isOther = secretKey !== undefined && inFolder !== null && inFolder !== secretKey
    if (isOther) throw new PreparationError(otherKey)
    if (!databaseUrl) return secretKey ?? null
    const key = secretKey ?? inFolder ?? newKey()
    await putSiteKey(database, key, { isSecret: secretKey !== undefined })
    return key
  }
  const isKey = (key: string | null | undefined) => key != null && hashOf(key) === known.hash
  if (secretKey !== undefined && !isKey(secretKey)) throw new PreparationError(otherKey)
  const key = secretKey ?? known.key ?? (isKey(inFolder) ? inFolder : null)
  if (key === null) throw new PreparationError(lostKey)
  if (known.key !== (secretKey === undefined ? key : null))
    await putSiteKey(database, key, { isSecret: secretKey !== undefined })
  return key
}

const otherKey = `The secrets of this site are encrypted with another key than SECRET_KEY. Set SECRET_KEY to the content of ${siteKeyFile} in DATA_DIR, or leave it out. If that file belongs to another site, give this one a DATA_DIR of its own.`

const lostKey = `The secrets of this site are encrypted with a SECRET_KEY that is not set. Set it to the value that it had, or put ${siteKeyFile} from another node or a backup into DATA_DIR.`

/** Stores the key of a site in PostgreSQL; of one that is in SECRET_KEY, only a hash. */
export async function putSiteKey(
  database: DatabaseOrTransaction,
  key: string,
  { isSecret = false }: { isSecret?: boolean } = {},
): Promise<void> {
  const row = { key: isSecret ? null : key, hash: hashOf(key) }
  await database
    .insertInto('site_key')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/**
 * Finds the key of a site on PostgreSQL in its table or in a data folder.
 *
 * @returns `null` when the site has none yet; `'elsewhere'` when it is in neither
 */
export async function findSiteKeyOf(
  database: DatabaseOrTransaction,
  dataDir: string,
): Promise<{ key: string } | 'elsewhere' | null> {
  const known = await findRow(database)
  const inFolder = await findSiteKey(dataDir)
  if (!known) return inFolder === null ? null : { key: inFolder }
  if (known.key !== null) return { key: known.key }
  return inFolder !== null && hashOf(inFolder) === known.hash ? { key: inFolder } : 'elsewhere'
}

/** Returns whether the database itself holds the key of the site. */
export const isKeyInDatabase = async (database: DatabaseOrTransaction): Promise<boolean> =>
  (await findRow(database))?.key != null

/**
 * Writes the settled key to the data folder of this node, where {@link readSiteKey} finds it. Another
 * one that is there is kept beside it.
 *
 * @param now UTC in milliseconds
 * @returns a sentence for the operator when there was another one
 */
export async function keepSiteKey(
  dataDir: string,
  key: string,
  now: number,
): Promise<string | null> {
  const known = await findSiteKey(dataDir)
  if (known === key) return null
  const file = join(dataDir, siteKeyFile)
  const draft = await writeDraft(dataDir, key)
  const old = `${file}.before-${new Date(now).toISOString().replaceAll(/[-:]|\..*/g, '')}`
  if (known !== null) await rename(file, old)
  await rename(draft, file)
  await syncFolder(dataDir)
  return known === null
    ? null
    : `${file} was not the key of this site. It was replaced, and is kept as ${old}.`
}

/** Reads the key of a site from its data folder; `null` when it has none. */
export const findSiteKey = (dataDir: string): Promise<string | null> =>
  readFile(join(dataDir, siteKeyFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const findRow = (database: DatabaseOrTransaction) =>
  database.selectFrom('site_key').select(['key', 'hash']).where('id', '=', 1).executeTakeFirst()

const newKey = () => randomBytes(32).toString('base64url')

/** A hash that says nothing of the key, which has 32 characters or more. */
const hashOf = (key: string) => createHash('sha256').update(`key of a site: ${key}`).digest('hex')

async function writeDraft(dataDir: string, key: string): Promise<string> {
  await makeFolder(dataDir)
  const draft = join(dataDir, `${siteKeyFile}.${randomBytes(6).toString('hex')}`)
  await writeFile(draft, key, { mode: 0o600, flush: true })
  return draft
}
