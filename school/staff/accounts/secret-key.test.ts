import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../../tests/helpers/test-folder.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { decryptSecret, encryptSecret } from './secret-key.server.ts'

let dataDir: string
beforeEach(() => void (dataDir = testFolder()))
const decrypt = (encrypted: string) => decryptSecret(dataDir, encrypted)

test('a two-factor secret never looks the same twice, and is read with the key of its installation only', async () => {
  const isSynced = await watchSyncs()
  const encrypted = await encryptSecret(dataDir, 'the-secret')
  expect(isSynced(dataDir), 'its key survives a power cut').toBe(true)
  expect(encrypted).not.toContain('the-secret')
  expect(await encryptSecret(dataDir, 'the-secret')).not.toBe(encrypted)
  expect(await decrypt(encrypted)).toBe('the-secret')
  const last = encrypted.endsWith('0') ? '1' : '0'
  expect(await decrypt(encrypted.slice(0, -1) + last)).toBeNull()
  writeFileSync(join(dataDir, 'staff.key'), 'another-key')
  expect(await decrypt(encrypted)).toBeNull()
})

test('a two-factor secret that version 0.1 stored is still readable', async () => {
  writeFileSync(join(dataDir, 'staff.key'), 'a-key-of-this-installation')
  const stored =
    '945297e5620e0df7ddf1ff94965c885050a90a5da0c4f1feb6285ab163def47aedfecd2c2fa8e8c73b2fd3f8a8bcaa8a257f'
  expect(await decrypt(stored)).toBe('the-secret')
})
