import { useState } from 'react'
import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './two-factor-set-up.module.css'

/** Turns two-factor sign-in on with an authenticator app, or off with the password. */
export function TwoFactorSetUp({ isOn }: { isOn: boolean }) {
  const [prepared, setPrepared] = useState<{ secret: string; qr: string } | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { run, isBusy, message, problemAt } = useCall()

  const send = async (body: BodyOf<'POST /account/commands'>) => {
    const answer = await run(() => callStaffApi('POST /account/commands', { body }))
    if (!answer) return
    setPrepared('qr' in answer ? answer : null)
    setRecoveryCodes('recoveryCodes' in answer ? answer.recoveryCodes : [])
    setCode('')
    setPassword('')
    await queries.invalidateQueries({ queryKey: ['account'] })
  }
  return (
    <section className={layout.card} aria-labelledby="two-factor-title">
      <h2 id="two-factor-title">A code at each sign-in</h2>
      <div className={layout.stack}>
        <p>
          {isOn
            ? 'It is on: besides your password, you also enter a code from your phone.'
            : 'An app on your phone shows a code that only you have. A stolen password alone is then useless.'}
        </p>
        {message && <Alert tone="error">{message}</Alert>}
        {recoveryCodes.length > 0 && <RecoveryCodes codes={recoveryCodes} />}
        {!isOn && !prepared && (
          <div>
            <Button
              look="primary"
              isBusy={isBusy}
              onClick={() => void send({ action: 'prepare-two-factor' })}
            >
              Set it up
            </Button>
          </div>
        )}
        {prepared && (
          <>
            <p>1. Scan this with an authenticator app, or type the key into it.</p>
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(prepared.qr)}`}
              alt="QR code for the authenticator app"
              width={220}
              height={220}
            />
            <p>
              Key: <code>{prepared.secret}</code>
            </p>
            <TextField
              label="2. Code from the app"
              value={code}
              autoComplete="one-time-code"
              problem={problemAt('code')}
              onChange={setCode}
              inputMode="numeric"
            />
            <div>
              <Button
                look="primary"
                isBusy={isBusy}
                onClick={() => void send({ action: 'turn-on-two-factor', code: code.trim() })}
              >
                Turn it on
              </Button>
            </div>
          </>
        )}
        {isOn && (
          <>
            <TextField
              label="Your password, to turn it off"
              type="password"
              value={password}
              autoComplete="current-password"
              problem={problemAt('password')}
              onChange={setPassword}
            />
            <div>
              <Button
                isBusy={isBusy}
                onClick={() => void send({ action: 'turn-off-two-factor', password })}
              >
                Turn it off
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert tone="warning">
      Write these codes down: each works once if you lose your phone. They are shown only now.
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Alert>
  )
}
