import { expect, test } from 'vitest'
import { readTarget } from './printed-code.ts'

const origin = 'https://www.dyci.example'

test.each([
  ['/admissions', '/admissions'],
  [' https://www.dyci.example/events?month=2026-12#list ', '/events?month=2026-12#list'],
  ['https://www.dyci.example', '/'],
])('“%s” leads to a page of this site', (typed, target) => {
  expect(readTarget(typed, origin)).toMatchObject({ value: { target, outside: null } })
})

test('an address of another site is named, so that a person confirms it, and needs encryption', () => {
  const target = 'https://forms.example/enroll'
  const value = { target, outside: 'forms.example' }
  expect(readTarget(target, origin)).toMatchObject({ value })
  const failure = 'Addresses of other sites begin with https://.'
  expect(readTarget('http://forms.example/', origin)).toEqual({ ok: false, failure })
})

test('what is no page that a visitor may open is refused with a sentence', () => {
  const elsewhere = ['//evil.example/x', '/\\evil.example', 'https://ana:secret@forms.example/']
  const ours = [
    '/go/K7RWM4TX',
    '/admin/dashboard',
    '/preview/x',
    '/FIL/preview/x',
    'https://www.dyci.example/GO/K7RWM4TX',
  ]
  for (const typed of [...elsewhere, ...ours, 'admissions', 'javascript:alert(1)'])
    expect([typed, readTarget(typed, origin)]).toEqual([
      typed,
      { ok: false, failure: expect.stringMatching(/^[A-Z].*\.$/) as string },
    ])
})
