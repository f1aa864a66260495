import { createECDH, generateKeyPairSync } from 'node:crypto'
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
  const find = () =>
    database.selectFrom('site_state').select('secret').where('key', '=', 'push_key')
  if (!(await find().executeTakeFirst())) await addPushKey(database, dataDir)
  const { secret } = await find().executeTakeFirstOrThrow()
  const privateKey = await decryptSecret(dataDir, secret ?? '')
  if (privateKey === null) return null
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

/** Adds a new private key. When another process was first, its key is kept. */
async function addPushKey(database: Database, dataDir: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d = '' } = privateKey.export({ format: 'jwk' })
  const secret = await encryptSecret(dataDir, d)
  await database
    .insertInto('site_state')
    .values({ key: 'push_key', value: 0, secret })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
