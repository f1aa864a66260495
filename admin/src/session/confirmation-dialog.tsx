import { useState } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { unconfirmedCalls } from '../api/waiting-calls.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

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
  return (
    <FormDialog
      title="Confirm that it is you"
      button="Confirm"
      isBusy={isBusy}
      problem={message}
      onSubmit={() => void confirm()}
      onClose={() => unconfirmedCalls.end('giveUp')}
    >
      <p>This change affects how people sign in. Enter your password to continue.</p>
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
    </FormDialog>
  )
}
