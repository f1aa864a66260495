import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeTestFolder } from '../../../tests/helpers/clean-up.ts'
import { watchSyncs } from '../../../tests/helpers/watch-syncs.ts'
import { decryptSecret, encryptSecret } from './secret-key.server.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dyci-key-'))
})
afterEach(() => removeTestFolder(dataDir))

describe('a two-factor secret', () => {
  test('can be read again with the key of its installation only', async () => {
    const encrypted = await encryptSecret(dataDir, 'the-secret')
    expect(encrypted).not.toContain('the-secret')
    expect(await decryptSecret(dataDir, encrypted)).toBe('the-secret')
    writeFileSync(join(dataDir, 'staff.key'), 'another-key')
    expect(await decryptSecret(dataDir, encrypted)).toBeNull()
  })

  test('is not encrypted before its key is sure to survive a power cut', async () => {
    const isSynced = await watchSyncs()
    await encryptSecret(dataDir, 'the-secret')
    expect(isSynced(dataDir)).toBe(true)
  })

  test('never looks the same twice', async () => {
    const twice = [await encryptSecret(dataDir, 'same'), await encryptSecret(dataDir, 'same')]
    expect(new Set(twice).size).toBe(2)
  })

  test('that version 0.1 stored is still readable', async () => {
    writeFileSync(join(dataDir, 'staff.key'), 'a-key-of-this-installation')
    const stored =
      '945297e5620e0df7ddf1ff94965c885050a90a5da0c4f1feb6285ab163def47aedfecd2c2fa8e8c73b2fd3f8a8bcaa8a257f'
    expect(await decryptSecret(dataDir, stored)).toBe('the-secret')
  })

  test('that was changed is refused', async () => {
    const encrypted = await encryptSecret(dataDir, 'the-secret')
    const last = encrypted.endsWith('0') ? '1' : '0'
    expect(await decryptSecret(dataDir, encrypted.slice(0, -1) + last)).toBeNull()
  })
})
