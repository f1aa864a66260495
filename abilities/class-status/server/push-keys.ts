import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '../../../db/database.ts'
import { decryptSecret, encryptSecret } from '../../../school/staff/accounts/secret-key.server.ts'
import type { PushKeys } from './web-push.ts'

/**
 * Reads the keys for push services, and makes them on first use. Subscribed phones accept only
 * messages signed with these keys. The private key is stored encrypted.
 *
 * @returns `null` when the private key was encrypted with another key than that of `dataDir`
 */
export async function readPushKeys(database: Database, dataDir: string): Promise<PushKeys | null> {
  const find = () => database.selectFrom('push_key').selectAll().where('id', '=', 1)
  if (!(await find().executeTakeFirst())) await addPushKeys(database, dataDir)
  const row = await find().executeTakeFirstOrThrow()
  const privateKey = await decryptSecret(dataDir, row.private_key)
  return privateKey === null ? null : { publicKey: row.public_key, privateKey }
}

/** Adds new keys. When another process was first, its keys are kept. */
async function addPushKeys(database: Database, dataDir: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  // The byte 4 marks an uncompressed point: both of its coordinates follow.
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  await database
    .insertInto('push_key')
    .values({
      id: 1,
      public_key: Buffer.concat(point).toString('base64url'),
      private_key: await encryptSecret(dataDir, d),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
