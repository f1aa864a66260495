import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, type FormEvent } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { NewPasswordFields, type NewPassword } from '../session/new-password-fields.tsx'

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
    <Paper
      component="form"
      onSubmit={submit}
      aria-labelledby="password-title"
      sx={{ p: 2 }}
      noValidate
    >
      <Typography variant="h2" id="password-title" gutterBottom>
        Password
      </Typography>
      <Stack spacing={2}>
        {message && <Alert severity="error">{message}</Alert>}
        <TextField
          label="Current password"
          type="password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={problemAt('current') !== undefined}
          helperText={problemAt('current')}
          autoComplete="current-password"
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
        <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
          Change the password
        </Button>
      </Stack>
    </Paper>
  )
}
