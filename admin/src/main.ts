import { signInPath } from '../../school/staff/accounts/return-path.ts'
import { readToken } from '../../school/staff/accounts/stored-session.ts'

// Who is signed out goes to the sign-in page at once, without loading the staff pages (spec 2).
if (readToken() === null) {
  location.replace(signInPath(location.pathname + location.search + location.hash))
} else {
  const [{ start }, { abilities }] = await Promise.all([
    import('./start.tsx'),
    import('../../abilities/staff.ts'),
  ])
  start(abilities)
}
