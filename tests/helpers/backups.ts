import { readFileSync } from 'node:fs'
import { Decrypter, Encrypter } from 'age-encryption'
import { packTar, unpackTar } from 'modern-tar'
import type { DatabaseSettings } from '../../db/database.ts'
import { withSnapshot } from '../../db/snapshot/take-snapshot.ts'
import { runScript } from './run-script.ts'

export { testFolder } from './test-folder.ts'

export const backupPassphrase = 'a passphrase of the tests'

/** A member of the archive that a backup is. */
export interface Member {
  name: string
  text: string
}

/** Decrypts a backup with the library alone. */
export function decryptBytes(bytes: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(backupPassphrase)
  return decrypter.decrypt(bytes)
}

/** Reads the members of a backup with the libraries alone. */
export async function readMembers(file: string): Promise<Member[]> {
  const members = await unpackTar(await decryptBytes(readFileSync(file)), { strict: true })
  return members.map(({ header: { name }, data }) => ({
    name,
    text: Buffer.from(data ?? []).toString(),
  }))
}

/** Encrypts bytes as a person does who knows the passphrase. */
export function encryptBytes(bytes: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(backupPassphrase)
  encrypter.setScryptWorkFactor(2)
  return encrypter.encrypt(bytes)
}

/** Writes an encrypted archive of members. */
export const sealMembers = async (members: readonly Member[]) =>
  encryptBytes(
    await packTar(
      members.map(({ name, text }) => ({
        header: { name, size: Buffer.byteLength(text) },
        body: text,
      })),
    ),
  )

/** The environment that names a database. */
export const environmentOf = ({ dataDir, databaseUrl }: DatabaseSettings) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  BACKUP_PASSPHRASE: backupPassphrase,
})

/** Runs `npm run backup` as an operator would. */
export const backup = (settings: DatabaseSettings, ...args: string[]) =>
  runScript('scripts/backup.ts', args, environmentOf(settings))
/** Runs `npm run restore` as an operator would. */
export const restore = (settings: DatabaseSettings, ...args: string[]) =>
  runScript('scripts/restore.ts', args, environmentOf(settings))

/** Reads every row of a database, by table, in an order of their own. */
export const readAll = (settings: DatabaseSettings) =>
  withSnapshot(settings, async ({ tables, counters }) => {
    const rows: Record<string, string[]> = {}
    for (const { name, rows: read } of tables) {
      const found: string[] = []
      for await (const group of read()) found.push(...group.map((row) => JSON.stringify(row)))
      rows[name] = found.toSorted()
    }
    // The search index, which is built again, counts as one visible change.
    rows.site_state = rows.site_state?.filter((row) => !row.includes('content_version')) ?? []
    return { rows, counters }
  })
