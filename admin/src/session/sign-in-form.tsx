import { useState, type FormEvent } from 'react'
import { readDeviceToken } from '../../../school/staff/accounts/stored-session.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf, StaffApiError } from '../api/staff-api-error.ts'
import { ProblemAlert } from '../layout/problem-alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import type { SignedIn } from './session.ts'

/** Moves the focus to the code's field, which has just replaced the others. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus()

/** Asks for e-mail address and password, then for the code of people with two-factor sign-in. */
export function SignInForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
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
