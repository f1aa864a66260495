import { useState, type FormEvent } from 'react'
import type { AnswerOf } from '../../../product/contract.ts'
import { readDeviceToken } from '../../../school/staff/accounts/stored-session.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf, StaffApiError } from '../api/staff-api-error.ts'
import { callsWithoutSession } from '../api/waiting-calls.ts'
import { ProblemAlert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import { useSession } from './session-provider.tsx'

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

/** Moves the focus to the code's field, which has just replaced the others. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus()

/** Asks for e-mail address and password, then for the code of people with two-factor sign-in. */
function SignInForm({ onSignedIn }: { onSignedIn: (signedIn: AnswerOf<'POST /session'>) => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  const send = async () => {
    setSending(true)
    setProblem('')
    try {
      const typed = { email: email.trim(), password, ...(needsCode && { code: code.trim() }) }
      const body = { ...typed, deviceToken: readDeviceToken() }
      onSignedIn(await callStaffApi('POST /session', { body, askAgain: false }))
    } catch (error) {
      const asksForCode = error instanceof StaffApiError && error.reason === 'code-needed'
      if (asksForCode && !needsCode) setNeedsCode(true)
      else setProblem(messageOf(error))
    } finally {
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <form onSubmit={submit} aria-label="Sign in" noValidate>
      <div className={layout.stack}>
        <ProblemAlert problem={problem} />
        {needsCode ? (
          <TextField
            label="Code"
            value={code}
            autoComplete="one-time-code"
            ref={focusOnArrival}
            isRequired
            help="The 6 digits that your authenticator app shows now, or one of your recovery codes."
            onChange={setCode}
          />
        ) : (
          <>
            <TextField
              label="E-mail address"
              type="email"
              value={email}
              autoComplete="username"
              isRequired
              onChange={setEmail}
            />
            <TextField
              label="Password"
              type="password"
              value={password}
              autoComplete="current-password"
              isRequired
              onChange={setPassword}
            />
          </>
        )}
        <Button look="primary" type="submit" isBusy={isSending}>
          Sign in
        </Button>
        {needsCode && <Button onClick={() => setNeedsCode(false)}>Use another account</Button>}
      </div>
    </form>
  )
}
