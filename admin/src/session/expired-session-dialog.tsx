import { callsWithoutSession } from '../api/waiting-calls.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useSession } from './session-provider.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Lets a person whose session has expired sign in on the same page; typed text stays. */
export function ExpiredSessionDialog() {
  const isExpired = callsWithoutSession.useIsWaiting()
  const { user, signIn } = useSession()
  if (!isExpired) return null
  return (
    <Dialog
      title="Your session has ended"
      actions={<Button onClick={() => callsWithoutSession.end('giveUp')}>Not now</Button>}
    >
      <p>
        {user ? `${user.name}, sign` : 'Sign'} in again to go on where you are. Nothing that you
        typed is lost.
      </p>
      <SignInForm
        onSignedIn={(signedIn) => {
          signIn(signedIn)
          callsWithoutSession.end('resume')
        }}
      />
    </Dialog>
  )
}
