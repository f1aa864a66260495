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
  ['Ana Cruz <mailto:ana@example.com>.\u200B', 'ana@example.com'],
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

test('other keys of a phone are refused with a sentence', () => {
  const whole = bytes(16)
  const odd = [`${whole}===`, `=${whole}`, whole.replace('_', '/'), '', undefined]
  const keys = [
    ...[...odd, bytes(15), bytes(17)].map((auth) => ({ auth })),
    ...[bytes(64), bytes(66), undefined].map((p256dh) => ({ p256dh })),
  ]
  const sentence = /^Send the key “(auth|p256dh)” (of the subscription|as base64url)/
  for (const key of keys) {
    const messages = readKeys(key).error?.issues.map(({ message }) => message)
    expect([key, messages]).toEqual([key, [expect.stringMatching(sentence)]])
  }
})

test('the address at a push service is a text of at most 1,000 characters', () => {
  const isTaken = (address?: string) => pushAddressSchema.safeParse({ endpoint: address }).success
  const taken = ['a'.repeat(1_000), 'a'.repeat(1_001), undefined].map(isTaken)
  expect(taken).toEqual([true, false, false])
})
