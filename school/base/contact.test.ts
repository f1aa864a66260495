import { expect, test } from 'vitest'
import { readEmail } from './contact-email.ts'
import { phonePieces, plainContact, readPhones, tidyPhone } from './contact.ts'

test.each([
  ['signs', 'ana@example.com\u200B', '\uFEFFana@example.com', 'ana\u00AD@example.com'],
  ['marks', 'ana@example.com.', ' ana@example.com, ', "'ana@example.com'", '“ana@example.com”'],
  ['a link', 'mailto:ana@example.com', 'MAILTO:ana@example.com?subject=Hi', '<ana@example.com>'],
  ['a name', 'Ana Cruz <ana@example.com>', 'Ana: ana@example.com', 'ana@example.com (Ana)'],
  ['more', '"Cruz, Ana" <mailto:ana@example.com>;', 'Please write to ana@example.com!'],
  ['another', 'ana@example.com / 0917 555 0100', 'ana@example.com, ANA@example.com'],
  ['wide letters', 'ana＠example．com'],
])('an address is found with %s beside it', (_what, ...typed) => {
  for (const text of typed) expect([text, readEmail(text)]).toEqual([text, 'ana@example.com'])
})

test.each([
  ['hello', 'ana@mail', 'ana cruz@example.com', 'ana@example .com', 'ana@example.com .ph'],
  ['a!b@x', 'ana@example.com, ben@example.com', 'ñana@example.com', 'ana@@b.com', '@example.com'],
])('not one of these is one sound address: %j', (...typed) => {
  for (const text of typed) expect([text, readEmail(text)]).toEqual([text, null])
})

const mobile = ['tel:09175550100']
test.each([
  ['\u200E09175550100', mobile],
  ['\u202D0917 555 0100\u202C', mobile],
  ['0917\u2011555\u20110100', mobile],
  ['0917–555−0100', mobile],
  ['０９１７\u00A0５５５\u20090100', mobile],
  ['\uFE0D0917-555-0100.', mobile],
  ['0917-555-0100 (Ana)', mobile],
  ['Ana Cruz <0917.555.0100>', mobile],
  ['0917/555/0100', mobile],
  ['tel:+63-917-555-0100', ['tel:+639175550100']],
  ['+63 (0)917 555 0100', ['tel:+639175550100']],
  ['0917 555 0100 / 0918 555 0101', ['tel:09175550100', 'tel:09185550101']],
  ['09175550100 09185550101', ['tel:09175550100', 'tel:09185550101']],
  ['(044) 123-4567 local 12 or 0918 555 0101', ['tel:0441234567;ext=12', 'tel:09185550101']],
  ['(044) 123-4567/68', ['tel:0441234567']],
  ['555 010', []],
  ['1234567890123456', []],
  ['hello', []],
])('%j has the numbers %j', (typed, addresses) => {
  expect(readPhones(plainContact(typed)).map(({ address }) => address)).toEqual(addresses)
})

test('the same number has one key, however it is written', () => {
  const written = ['0917 555 0100', '+63 (917) 555-0100', '+63 (0)917 555 0100', '639175550100']
  expect(written.map((text) => readPhones(text)[0]?.key)).toEqual(written.map(() => '09175550100'))
})

test('a field with numbers is shown whole, each number a link of its own', () => {
  const field = tidyPhone(' tel:0917 555 0100 (Ana) / (044) 123–4567 loc. 12.')
  expect(phonePieces(field)).toEqual([
    { text: '0917 555 0100', address: 'tel:09175550100' },
    { text: ' (Ana) / ', address: null },
    { text: '(044) 123-4567 loc. 12', address: 'tel:0441234567;ext=12' },
  ])
})
