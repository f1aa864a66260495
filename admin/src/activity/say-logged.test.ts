import { expect, test } from 'vitest'
import { sayLogged, wordsOf } from './say-logged.ts'

test('fields are named in words; names that people gave stay', () => {
  expect(['publishAt', 'title', 'Home page: Programs', '/meaning'].map(wordsOf)).toEqual([
    'Publish at',
    'Title',
    'Home page: Programs',
    '/meaning',
  ])
})

test('moments, switches and bodies are said as they are read', () => {
  expect(sayLogged('publishAt', Date.UTC(2026, 10, 21, 0, 5))).toMatch(/Nov 21, 2026.*8:05/)
  expect(sayLogged('value', 12_205)).toBe('12205')
  expect(sayLogged('sample', false)).toBe('No')
  expect(sayLogged('content', '<p>One &amp; two.</p><p>Three.</p>')).toBe('One & two.\nThree.')
  expect(sayLogged('expiresAt', null)).toBe('')
})

test('lists and groups are lines', () => {
  expect(
    sayLogged('contacts', [
      { label: 'Registrar', phone: null },
      { label: 'Frontline', phone: '044 1234567' },
    ]),
  ).toBe('Label: Registrar\nLabel: Frontline\nPhone: 044 1234567')
})
