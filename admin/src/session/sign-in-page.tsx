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

/** The school at the river, as on the home page. */
const scene = {
  background: '#10243e url(/images/hero.svg) center / cover no-repeat',
}

/** The form, in the leaf shape of the site's pictures. */
const sheet = {
  width: '100%',
  maxWidth: 420,
  p: { xs: 2.5, sm: 4 },
  mx: { xs: 'auto', md: '8vw' },
  borderRadius: '0 40px 0 40px',
  boxShadow: '0 24px 64px -16px rgb(10 24 43 / 0.6)',
}

/**
 * `/login` (spec 2): signs in, or opens a one-time link (`/login#link=…`), and returns to the
 * earlier page.
 */
export function SignInPage() {
  const { token, isLoading, signIn } = useSession()
  const { search, hash } = useLocation()
  const [link] = useState(() => new URLSearchParams(hash.slice(1)).get('link'))
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    document.title = 'Sign in · DYCI staff'
    // The link is a secret: removes it from the address and the history.
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
      <Box
        component="main"
        sx={{
          ...scene,
          minHeight: '100vh',
          display: 'grid',
          alignItems: 'center',
          p: { xs: 2, sm: 4 },
        }}
      >
        <Paper sx={sheet}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
            <Box component="img" src="/images/logo.svg" alt="" sx={{ width: 56, height: 56 }} />
            <Typography sx={{ fontWeight: 700, lineHeight: 1.25 }}>
              Dr. Yanga’s Colleges, Inc.
              <Typography
                component="span"
                variant="body2"
                color="text.secondary"
                sx={{ display: 'block' }}
              >
                Staff pages
              </Typography>
            </Typography>
          </Box>
          {link ? (
            <OneTimeLinkForm token={link} onSignedIn={done} />
          ) : (
            <>
              <Typography variant="h1" gutterBottom>
                Sign in
              </Typography>
              <Typography sx={{ mb: 2 }}>For DYCI staff who maintain this website.</Typography>
              <SignInForm onSignedIn={done} />
              <Typography variant="body2" sx={{ mt: 2 }}>
                Forgot your password? Ask an administrator for a link to set a new one.
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
