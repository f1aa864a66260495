import { expect, test } from 'vitest'
import { formatLogged, fieldWords } from './logged-values.ts'

test('fields are named in words; names that people gave stay', () => {
  const names = ['publishAt', 'title', 'Home page: Programs', '/meaning'].map(fieldWords)
  expect(names).toEqual(['Publish at', 'Title', 'Home page: Programs', '/meaning'])
})

const contacts = [
  { label: 'Registrar', phone: null },
  { label: 'Frontline', phone: '044 1234567' },
]

test.each([
  ['publishAt', Date.UTC(2026, 10, 21, 0, 5), /Nov 21, 2026.*8:05/],
  ['value', 12_205, /^12205$/],
  ['sample', false, /^No$/],
  ['content', '<p>One &amp; two.</p><p>Three.</p>', /^One & two\.\nThree\.$/],
  ['expiresAt', null, /^$/],
  ['contacts', contacts, /^Label: Registrar\nLabel: Frontline\nPhone: 044 1234567$/],
])('the value of %s is said as it is read', (field, value, said) => {
  expect(formatLogged(field, value)).toMatch(said)
})
