import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkToken } from '../../../tests/helpers/stand-in-push.ts'
import { Vapid } from './vapid.ts'

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '', d = '' } = pair.privateKey.export({ format: 'jwk' })
const parts = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
const publicKey = Buffer.concat(parts).toString('base64url')
const open = () => new Vapid({ publicKey, privateKey: d }, 'https://www.dyci.example')
const service = 'https://push.example'
const hour = 3_600_000

test('a push service can check who signed a request, and that it is meant for it', () => {
  const header = open().headerFor(service, Date.now())
  expect(header).toContain(`, k=${publicKey}`)
  expect(checkToken(header, service)).not.toBe('')
  expect(() => checkToken(header, 'https://other.example')).toThrow('The token is for')
})

test('a service gets one token until it is about to end', () => {
  const vapid = open()
  const now = Date.now()
  const first = vapid.headerFor(service, now)
  expect(vapid.headerFor(service, now + 10.9 * hour)).toBe(first)
  expect(vapid.headerFor('https://other.example', now)).not.toBe(first)
  expect(vapid.headerFor(service, now + 11.1 * hour)).not.toBe(first)
})
