import { useState, type FormEvent } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { NewPasswordFields, type NewPassword } from '../session/new-password-fields.tsx'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

/** Changes the password, which signs out other devices. */
export function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState<NewPassword>({ value: '', isRepeated: true })
  const [isMismatched, setMismatched] = useState(false)
  const [turn, setTurn] = useState(0)
  const { run, isBusy, message, problemAt } = useCall()

  const send = async () => {
    setMismatched(!next.isRepeated)
    if (!next.isRepeated) return
    const done = await run(() =>
      callStaffApi('POST /password', { body: { current, next: next.value } }),
    )
    if (!done) return
    notify('Your password is changed, and your other devices are signed out.', { type: 'success' })
    setCurrent('')
    setTurn(turn + 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={layout.card} onSubmit={submit} aria-labelledby="password-title" noValidate>
      <h2 id="password-title">Password</h2>
      <div className={layout.stack}>
        {message && <Alert tone="error">{message}</Alert>}
        <TextField
          label="Current password"
          type="password"
          value={current}
          autoComplete="current-password"
          problem={problemAt('current')}
          onChange={setCurrent}
        />
        <NewPasswordFields
          key={turn}
          onChange={(changed) => {
            setNext(changed)
            if (changed.isRepeated) setMismatched(false)
          }}
          email={email}
          problem={problemAt('next')}
          isMismatched={isMismatched}
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
