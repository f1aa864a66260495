import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkToken } from '../../../tests/helpers/stand-in-push.ts'
import { encryptMessage, VapidSigner } from './web-push.ts'

const phone = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('a message is encrypted as the example of RFC 8291 says, byte by byte', () => {
  const encrypted = encryptMessage('When I grow up, I want to be a watermelon', phone, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  })
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('two messages share neither salt nor key', () => {
  const [one, other] = [encryptMessage('Hello', phone), encryptMessage('Hello', phone)]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})

test('a key that is no point of the curve is an error', () => {
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  expect(() => encryptMessage('Hello', { ...phone, p256dh })).toThrow(/key|point/i)
})

test('a text has 3,993 bytes at most, so that a message fits into one record of 4,096', () => {
  expect(encryptMessage('x'.repeat(3_993), phone)).toHaveLength(4_096)
  expect(() => encryptMessage(`${'x'.repeat(3_992)}é`, phone)).toThrow('has 3994 bytes')
})

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { x = '', y = '', d = '' } = pair.privateKey.export({ format: 'jwk' })
const parts = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
const publicKey = Buffer.concat(parts).toString('base64url')
const open = () => new VapidSigner({ publicKey, privateKey: d }, 'https://www.dyci.example')
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
