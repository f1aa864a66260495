import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { callsWithoutSession } from '../api/waiting-calls.ts'
import { useSession } from './session-provider.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Lets a person whose session has expired sign in on the same page; typed text stays. */
export function ExpiredSessionDialog() {
  const isExpired = callsWithoutSession.useIsWaiting()
  const { user, signIn } = useSession()
  return (
    <Dialog open={isExpired} aria-labelledby="expired-title" maxWidth="xs" fullWidth>
      <DialogTitle id="expired-title">Your session has ended</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {user ? `${user.name}, sign` : 'Sign'} in again to go on where you are. Nothing that you
          typed is lost.
        </DialogContentText>
        {isExpired && (
          <SignInForm
            onSignedIn={(signedIn) => {
              signIn(signedIn)
              callsWithoutSession.end('resume')
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => callsWithoutSession.end('giveUp')}>Not now</Button>
      </DialogActions>
    </Dialog>
  )
}
