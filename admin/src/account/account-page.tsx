import { PageTitle } from '../layout/page-title.tsx'
import { namesOf } from '../../../school/staff/accounts/roles.ts'
import { roleLabels } from '../staff/staff-labels.ts'
import * as layout from '../ui/layout.module.css'
import { useAccount } from './account.ts'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'
import { useQuery } from '@tanstack/react-query'
import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { formatMoment } from '../layout/times.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/progress.tsx'
import { useState, type FormEvent } from 'react'
import { useCall } from '../api/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The own account: facts, password, two-factor sign-in and sessions. */
export function AccountPage() {
  const { data: account } = useAccount()
  return (
    <>
      <PageTitle title="My account" />
      {account && (
        <div className={layout.narrow}>
          <div className={layout.card}>
            <h2>{account.name}</h2>
            <p>
              {account.email}, {roleLabels[account.role].name.toLowerCase()}:{' '}
              {roleLabels[account.role].rights}
              {account.sections.length > 0 && `, for ${namesOf(account.sections)}`}.
            </p>
          </div>
          <PasswordForm email={account.email} />
          <TwoFactorSetUp isOn={account.twoFactor} />
          <OwnSessions />
        </div>
      )}
    </>
  )
}

const endSessions = (body: BodyOf<'POST /sessions/commands'>) =>
  callStaffApi('POST /sessions/commands', { body })

function OwnSessions() {
  const { signOut } = useSession()
  const { data, isFetched } = useQuery({
    queryKey: ['sessions'],
    queryFn: async () => (await callStaffApi('GET /sessions')).data,
  })
  const end = (id: string) =>
    endSessions({ action: 'session-end', id })
      .then(() => queries.invalidateQueries({ queryKey: ['sessions'] }))
      .catch(notifyFailure)
  const endAll = () =>
    signOut(() => endSessions({ action: 'sign-out-everywhere' })).catch(notifyFailure)
  // Waits for the list, so that the button below does not move.
  if (!isFetched) return <Spinner />
  return (
    <section className={layout.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <ul className={layout.list}>
        {data?.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            {device || 'Unknown device'},{' '}
            {current ? 'this one' : `last seen ${formatMoment(lastSeenAt)}`}
            {!current && (
              <Button
                aria-label={`Sign out there: ${device || 'unknown device'}`}
                onClick={() => void end(id)}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="outlined" onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
    </section>
  )
}

const noPasswords = { current: '', next: '', repeated: '' }

/** Changes the password, which signs out other devices. */
function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(noPasswords)
  const [isSent, setSent] = useState(false)
  const { run, isBusy, message, problemAt } = useCall()
  const { current, next, repeated } = typed
  const isMismatched = isSent && next !== repeated

  const send = async () => {
    setSent(true)
    if (next !== repeated) return
    const body = { action: 'change-password', current, next } as const
    if (!(await run(() => callStaffApi('POST /account/commands', { body })))) return
    notify('Your password is changed, and your other devices are signed out.')
    setTyped(noPasswords)
    setSent(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const passwordOf = (field: keyof typeof noPasswords) => ({
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
