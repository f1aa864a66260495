import { expect, test } from 'vitest'
import {
  emailSubscriptionSchema,
  pushAddressSchema,
  pushSubscriptionSchema,
  subscriptionChoicesSchema,
} from './subscription.ts'

const choices = { levels: ['shs', 'pgs', 'shs'], language: 'fil' }

test('the levels of a subscription are in the order of the school, each once', () => {
  const read = subscriptionChoicesSchema.parse(choices)
  expect(read).toEqual({ levels: ['pgs', 'shs'], language: 'fil' })
})

test.each([
  [{ levels: [] }],
  [{ levels: ['pgs', 'jhs', 'shs', 'college', 'pgs'] }],
  [{ levels: ['nursery'] }],
  [{ levels: undefined }],
  [{ language: 'es' }],
  [{ language: undefined }],
])('the choices %j are refused', (change) => {
  expect(subscriptionChoicesSchema.safeParse({ ...choices, ...change }).success).toBe(false)
})

test.each([
  [' Ana@Example.COM ', 'ana@example.com'],
  ['ana', undefined],
  [`${'a'.repeat(300)}@example.com`, undefined],
  ['', undefined],
])('of the address %j, %j is stored', (email, stored) => {
  expect(emailSubscriptionSchema.safeParse({ ...choices, email }).data?.email).toBe(stored)
})

const bytes = (length: number) => Buffer.alloc(length, 255).toString('base64url')
const endpoint = 'https://push.example/1'
const readKeys = (keys: object) => {
  const all = { p256dh: bytes(65), auth: bytes(16), ...keys }
  return pushSubscriptionSchema.safeParse({ ...choices, endpoint, keys: all })
}

test('the keys of a phone may have the signs that fill base64', () => {
  for (const auth of [bytes(16), `${bytes(16)}=`, `${bytes(16)}==`])
    expect(readKeys({ auth }).success).toBe(true)
})

test.each([
  [{ auth: `${bytes(16)}===` }],
  [{ auth: `=${bytes(16)}` }],
  [{ auth: bytes(15) }],
  [{ auth: bytes(17) }],
  [{ auth: bytes(16).replace('_', '/') }],
  [{ auth: '' }],
  [{ auth: undefined }],
  [{ p256dh: bytes(64) }],
  [{ p256dh: bytes(66) }],
  [{ p256dh: undefined }],
])('the keys %j of a phone are refused', (keys) => {
  expect(readKeys(keys).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Send the key “(auth|p256dh)” (of the subscription|as base64url)/),
  ])
})

test('the address at a push service is a text of at most 1,000 characters', () => {
  const isTaken = (address?: string) => pushAddressSchema.safeParse({ endpoint: address }).success
  const taken = ['a'.repeat(1_000), 'a'.repeat(1_001), undefined].map(isTaken)
  expect(taken).toEqual([true, false, false])
})
