import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { decryptSecret, encryptSecret } from '../../school/staff/accounts/secret-key.server.ts'

/** The keys of this site for push services (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * Reads the keys, and makes them on first use: phones that have subscribed accept messages signed
 * with them alone. The private key is stored as other secrets are, readable with the key in `dataDir`
 * only.
 *
 * @returns `null` when the private key was encrypted with another key than that of `dataDir`
 */
export async function readPushKeys(database: Database, dataDir: string): Promise<PushKeys | null> {
  const row = (await findKeys(database)) ?? (await addKeys(database, dataDir))
  if (!row) return null
  const privateKey = await decryptSecret(dataDir, row.private_key)
  return privateKey === null ? null : { publicKey: row.public_key, privateKey }
}

const findKeys = (database: Database) =>
  database.selectFrom('push_key').selectAll().where('id', '=', 1).executeTakeFirst()

/** Adds new keys; when another process was first, its keys hold. */
async function addKeys(database: Database, dataDir: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  await database
    .insertInto('push_key')
    .values({
      id: 1,
      public_key: point.toString('base64url'),
      private_key: await encryptSecret(dataDir, d),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return findKeys(database)
}
