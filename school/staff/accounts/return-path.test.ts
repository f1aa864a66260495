import { expect, test } from 'vitest'
import { returnPath, signInPath } from './return-path.ts'

const after = (from: string) =>
  returnPath(new URL(signInPath(from), 'https://school.example').search)

test('sign-in leads back to the staff page that was asked for, and else to the start', () => {
  for (const from of ['/admin/article/12?tab=history#top', '/admin']) expect(after(from)).toBe(from)
  expect(returnPath('')).toBe('/admin/dashboard')
})

test('sign-in leads to no other site, and to no page that is not of staff', () => {
  const elsewhere = ['https://elsewhere.example/admin', '//elsewhere.example/admin']
  const odd = ['/\\elsewhere.example', 'javascript:x', '/admin\\..\\..\\x', '/admin/../login']
  for (const from of [...elsewhere, ...odd, 'admin', '/administrator', ''])
    expect([from, after(from)]).toEqual([from, '/admin/dashboard'])
})
