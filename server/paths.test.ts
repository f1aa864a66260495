import { expect, test } from 'vitest'
import { mediaPaths } from './media/serve-media.ts'
import { matchesPath } from './paths.ts'
import { staffPaths } from './staff-pages/staff-pages.ts'
import { isPagePath } from '../site/page-paths.ts'

test.each([
  ['/login', true],
  ['/login/', true],
  ['/admin', true],
  ['/admin/a/b', true],
  ['/preview/x', true],
  ['/api/admin', true],
  ['/api/admin/session', true],
  ['/', false],
  ['/login/a', false],
  ['/admins', false],
  ['/api/administration', false],
  ['/Admin', false],
])('%s is for staff: %s', (path, isForStaff) => {
  expect(matchesPath(staffPaths, path)).toBe(isForStaff)
})

test('everything below /media is a media file', () => {
  expect(matchesPath(mediaPaths, '/media/a/b.pdf')).toBe(true)
  expect(matchesPath(mediaPaths, '/media')).toBe(false)
})

test.each([...staffPaths, '/go/*', '/metrics', '/healthz', '/readyz', '/events/fair.ics'])(
  '%s is no page',
  (path) => expect(isPagePath(path)).toBe(false),
)
