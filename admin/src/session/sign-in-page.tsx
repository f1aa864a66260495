import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ConnectionBanner } from '../api/connection-banner.tsx'
import { OneTimeLinkForm } from './one-time-link-form.tsx'
import { returnPath } from './return-path.ts'
import { useSession } from './session-provider.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** `/login` (spec 2): signs in, or opens a one-time link (`/login#link=…`), and leads back to where one came from. */
export function SignInPage() {
  const { token, isLoading, signIn } = useSession()
  const { search, hash } = useLocation()
  const [link] = useState(() => new URLSearchParams(hash.slice(1)).get('link'))
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    document.title = 'Sign in · DYCI staff'
    // The link is a secret: it does not stay in the address or the history.
    if (link) window.history.replaceState(window.history.state, '', '/login')
  }, [link])

  if (isLoading) return null
  if (token && (isDone || !link)) return <Navigate to={returnPath(search)} replace />
  const done = (signedIn: Parameters<typeof signIn>[0]) => {
    setDone(true)
    signIn(signedIn)
  }
  return (
    <>
      <ConnectionBanner />
      <Box component="main" sx={{ minHeight: '90vh', display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper sx={{ width: '100%', maxWidth: 420, p: { xs: 2.5, sm: 4 } }}>
          <Box component="img" src="/images/logo.svg" alt="" sx={{ width: 64, height: 64, mb: 1 }} />
          {link ? (
            <OneTimeLinkForm token={link} onSignedIn={done} />
          ) : (
            <>
              <Typography variant="h1" gutterBottom>
                Sign in
              </Typography>
              <Typography sx={{ mb: 2 }}>For the staff of DYCI who keep this website.</Typography>
              <SignInForm onSignedIn={done} />
              <Typography variant="body2" sx={{ mt: 2 }}>
                Forgotten the password? Ask an administrator for a link to set a new one.
              </Typography>
            </>
          )}
          <Typography variant="body2" sx={{ mt: 2 }}>
            <Link href="/">Go to the website</Link>
          </Typography>
        </Paper>
      </Box>
    </>
  )
}
