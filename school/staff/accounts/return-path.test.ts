import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const after = (from: string) =>
  returnPath(new URL(signInPath(from), 'https://school.example').search)

test('leads back to the staff page that was asked for', () => {
  expect(after('/admin/article/12?tab=history#top')).toBe('/admin/article/12?tab=history#top')
  expect(after('/admin')).toBe('/admin')
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
])('does not follow %s', (from) => {
  expect(after(from)).toBe('/admin/dashboard')
})

test('without a place to return to, begins at the start', () => {
  expect(returnPath('')).toBe('/admin/dashboard')
})
