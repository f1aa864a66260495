import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'

/** Turns two-factor sign-in on or off. */
export function TwoFactorSetUp({ isOn }: { isOn: boolean }) {
  const [prepared, setPrepared] = useState<AnswerOf<'POST /two-factor'> | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { run, isBusy, message, problemAt } = useCall()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: ['account'] })

  const prepare = async () => {
    const answer = await run(() => callStaffApi('POST /two-factor'))
    if (answer) setPrepared(answer)
  }
  const confirm = async () => {
    const body = { code: code.trim() }
    const answer = await run(() => callStaffApi('POST /two-factor/confirm', { body }))
    if (!answer) return
    setRecoveryCodes(answer.recoveryCodes)
    setPrepared(null)
    setCode('')
    await reload()
  }
  const end = async () => {
    if (!(await run(() => callStaffApi('DELETE /two-factor', { body: { password } })))) return
    setPassword('')
    setRecoveryCodes([])
    await reload()
  }
  return (
    <Paper component="section" aria-labelledby="two-factor-title" sx={{ p: 2 }}>
      <Typography variant="h2" id="two-factor-title" gutterBottom>
        A code at each sign-in
      </Typography>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          {isOn
            ? 'It is on: besides your password, you also enter a code from your phone.'
            : 'An app on your phone shows a code that only you have. A stolen password alone is then useless.'}
        </Typography>
        {message && <Alert severity="error">{message}</Alert>}
        {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
        {!isOn && !prepared && (
          <Button variant="contained" loading={isBusy} onClick={() => void prepare()}>
            Set it up
          </Button>
        )}
        {prepared && (
          <>
            <Typography>
              1. Scan this with an authenticator app, or type the key into it.
            </Typography>
            <Box
              component="img"
              src={`data:image/svg+xml;utf8,${encodeURIComponent(prepared.qr)}`}
              alt="QR code for the authenticator app"
              sx={{ width: 220, height: 220 }}
            />
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              Key: <code>{prepared.secret}</code>
            </Typography>
            <TextField
              label="2. Code from the app"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={problemAt('code') !== undefined}
              helperText={problemAt('code')}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <Button variant="contained" loading={isBusy} onClick={() => void confirm()}>
              Turn it on
            </Button>
          </>
        )}
        {isOn && (
          <>
            <TextField
              label="Your password, to turn it off"
              type="password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={problemAt('password') !== undefined}
              helperText={problemAt('password')}
              autoComplete="current-password"
            />
            <Button loading={isBusy} onClick={() => void end()}>
              Turn it off
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert severity="warning">
      Write these codes down: each works once if you lose your phone. They are shown only now.
      <Box component="ul" sx={{ columns: 2, fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </Alert>
  )
}
