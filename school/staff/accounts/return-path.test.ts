import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const after = (from: string) =>
  returnPath(new URL(signInPath(from), 'https://school.example').search)

test('sign-in leads back to the staff page that was asked for, and else to the start', () => {
  for (const from of ['/admin/article/12?tab=history#top', '/admin']) expect(after(from)).toBe(from)
  expect(returnPath('')).toBe('/admin/dashboard')
})

test.each([
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example',
  '/admin/../login',
  'javascript:alert(1)',
  'admin',
  '/administrator',
  '',
  '/admin\\..\\..\\x',
])('sign-in does not lead to %j', (from) => expect(after(from)).toBe('/admin/dashboard'))
