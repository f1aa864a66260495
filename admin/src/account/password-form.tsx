import { useState, type FormEvent } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

const empty = { current: '', next: '', repeated: '' }

/** Changes the password, which signs out other devices. */
export function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(empty)
  const [isSent, setSent] = useState(false)
  const { run, isBusy, message, problemAt } = useCall()
  const { current, next, repeated } = typed
  const isMismatched = isSent && next !== repeated

  const send = async () => {
    setSent(true)
    if (next !== repeated) return
    if (!(await run(() => callStaffApi('POST /password', { body: { current, next } })))) return
    notify('Your password is changed, and your other devices are signed out.', { type: 'success' })
    setTyped(empty)
    setSent(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const passwordOf = (field: keyof typeof empty) => ({
    type: 'password' as const,
    value: typed[field],
    problem: problemAt(field),
    autoComplete: field === 'current' ? 'current-password' : 'new-password',
    onChange: (value: string) => setTyped({ ...typed, [field]: value }),
  })
  return (
    <form className={layout.card} onSubmit={submit} aria-labelledby="password-title" noValidate>
      <h2 id="password-title">Password</h2>
      <div className={layout.stack}>
        {message && <Alert tone="error">{message}</Alert>}
        {/* Lets a password manager store the new password with its account. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField label="Current password" {...passwordOf('current')} />
        <TextField
          label="New password"
          {...passwordOf('next')}
          isRequired
          help="At least 12 characters. A few unrelated words are easy to remember."
        />
        <TextField
          label="Repeat the new password"
          {...passwordOf('repeated')}
          isRequired
          problem={isMismatched ? 'The two passwords differ. Type the same one twice.' : undefined}
        />
        <div>
          <Button look="primary" type="submit" isBusy={isBusy}>
            Change the password
          </Button>
        </div>
      </div>
    </form>
  )
}
