import { expect, test } from 'vitest'
import { mediaPaths } from './media/serve-media.ts'
import { matchesPath } from './paths.ts'
import { staffAssetPaths } from './staff-pages/staff-pages.ts'
import { staffPaths } from './staff-routes.ts'
import { linkIn } from '../site/languages/link-in.ts'

test.each(['/login', '/login/', '/admin', '/admin/', '/admin/a/b', '/preview', '/preview/x'])(
  '%s is for staff',
  (path) => expect(matchesPath(staffPaths, path)).toBe(true),
)

test.each(['/api/admin', '/api/admin/', '/api/admin/session'])('%s is for staff', (path) =>
  expect(matchesPath(staffPaths, path)).toBe(true),
)

test.each(['/', '/login/a', '/logins', '/admins', '/api/administration', '/previews', '/Admin'])(
  '%s is public',
  (path) => expect(matchesPath(staffPaths, path)).toBe(false),
)

test('everything below /media is a media file', () => {
  expect(matchesPath(mediaPaths, '/media/a/b.pdf')).toBe(true)
  expect(matchesPath(mediaPaths, '/media')).toBe(false)
})

test.each([...staffPaths, ...mediaPaths, ...staffAssetPaths, '/metrics'])(
  'a link of staff to %s is the same in both languages',
  (path) => expect(linkIn('fil', path.replace('*', 'x'))).toBe(path.replace('*', 'x')),
)
