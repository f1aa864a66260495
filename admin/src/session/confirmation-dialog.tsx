import { useState } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { unconfirmedCalls } from '../api/waiting-calls.ts'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const focusOnArrival = (field: HTMLInputElement | null) => field?.focus()

/** Asks for the password before a change that a thief of the session must not make. */
export function ConfirmationDialog() {
  return unconfirmedCalls.useIsWaiting() ? <AskedConfirmation /> : null
}

function AskedConfirmation() {
  const [password, setPassword] = useState('')
  const { run, isBusy, message, problemAt } = useCall()
  const confirm = async () => {
    const body = { password }
    const isDone = await run(() => callStaffApi('POST /session/confirmation', { body }))
    if (isDone) unconfirmedCalls.end('resume')
  }
  const giveUp = () => unconfirmedCalls.end('giveUp')
  return (
    <Dialog
      title="Confirm that it is you"
      onClose={giveUp}
      onSubmit={() => void confirm()}
      actions={
        <>
          <Button onClick={giveUp}>Cancel</Button>
          <Button look="primary" type="submit" isBusy={isBusy}>
            Confirm
          </Button>
        </>
      }
    >
      <p>This change affects how people sign in. Enter your password to continue.</p>
      {message && <Alert tone="error">{message}</Alert>}
      <TextField
        label="Your password"
        type="password"
        value={password}
        autoComplete="current-password"
        ref={focusOnArrival}
        isRequired
        problem={problemAt('password')}
        onChange={setPassword}
      />
    </Dialog>
  )
}
