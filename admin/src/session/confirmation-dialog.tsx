import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { unconfirmedCalls } from '../api/waiting-calls.ts'

/** Moves the focus to the field when the dialog opens. */
const focusOnArrival = (field: HTMLInputElement | null) => field?.focus()

/** Asks for the password before a change that a thief of the session must not make. */
export function ConfirmationDialog() {
  const isAsked = unconfirmedCalls.useIsWaiting()
  return (
    <Dialog
      open={isAsked}
      onClose={() => unconfirmedCalls.end('giveUp')}
      aria-labelledby="confirmation-title"
      maxWidth="xs"
      fullWidth
    >
      {isAsked && <ConfirmationForm />}
    </Dialog>
  )
}

function ConfirmationForm() {
  const [password, setPassword] = useState('')
  const { run, isBusy, message, problemAt } = useCall()
  const confirm = async () => {
    const body = { password }
    const isDone = await run(() => callStaffApi('POST /session/confirmation', { body }))
    if (isDone) unconfirmedCalls.end('resume')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm()
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id="confirmation-title">Confirm that it is you</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          This change affects how people sign in. Enter your password to continue.
        </DialogContentText>
        {message && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {message}
          </Alert>
        )}
        <TextField
          label="Your password"
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problemAt('password') !== undefined}
          helperText={problemAt('password')}
          autoComplete="current-password"
          inputRef={focusOnArrival}
          fullWidth
          required
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => unconfirmedCalls.end('giveUp')}>Cancel</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  )
}
