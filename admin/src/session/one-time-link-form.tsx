import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { AnswerOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { useCall } from '../api/use-call.ts'
import { ProblemAlert } from '../layout/problem-alert.tsx'
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx'
import type { SignedIn } from './session.ts'

type OneTimeLink = AnswerOf<'POST /links/open'>

const words: Record<OneTimeLink['purpose'], { heading: string; button: string }> = {
  'set-up': { heading: 'Set up the staff pages', button: 'Set the password and begin' },
  invitation: { heading: 'Welcome', button: 'Set the password and begin' },
  reset: { heading: 'A new password', button: 'Set the new password' },
}

/** The form behind a one-time link: sets a password and signs in. */
export function OneTimeLinkForm({
  token,
  onSignedIn,
}: {
  token: string
  onSignedIn: (signedIn: SignedIn) => void
}) {
  const [link, setLink] = useState<OneTimeLink | null>(null)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState<NewPassword>({ value: '', isRepeated: false })
  const [isMismatched, setMismatched] = useState(false)
  const [unusable, setUnusable] = useState('')
  const { run, isBusy, message, problemAt } = useCall()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const read = async () => {
      const found = await callStaffApi('POST /links/open', { body: { token }, askAgain: false })
      setLink(found)
      setName(found.name ?? '')
      setEmail(found.email ?? '')
    }
    read().catch((error: unknown) => setUnusable(messageOf(error)))
  }, [token])

  const fieldProblems = ['name', 'email', 'password'].map(problemAt).filter(Boolean).join(' ')
  useEffect(() => {
    // The field itself shows its problem.
    if (fieldProblems || isMismatched)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fieldProblems, isMismatched])

  const send = async () => {
    setMismatched(!password.isRepeated)
    if (!password.isRepeated) return
    const about =
      link?.purpose === 'set-up'
        ? { name: name.trim(), email: email.trim() }
        : { name: name.trim() }
    const body = { token, password: password.value, ...(link?.purpose !== 'reset' && about) }
    const signedIn = await run(() => callStaffApi('POST /links/use', { body, askAgain: false }))
    if (signedIn) onSignedIn(signedIn)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <>
      <Typography variant="h1" gutterBottom>
        {link ? words[link.purpose].heading : 'Your link'}
      </Typography>
      <ProblemAlert problem={unusable || message} />
      {link && (
        <form ref={form} onSubmit={submit} aria-label={words[link.purpose].heading} noValidate>
          <Stack spacing={2} sx={{ mt: 2 }}>
            {link.purpose === 'set-up' ? (
              <TextField
                label="Your e-mail address"
                type="email"
                error={problemAt('email') !== undefined}
                helperText={problemAt('email') ?? 'You sign in with it.'}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                autoComplete="username"
                required
              />
            ) : (
              <Typography>For {email}</Typography>
            )}
            {link.purpose !== 'reset' && (
              <TextField
                label="Your name"
                error={problemAt('name') !== undefined}
                helperText={problemAt('name') ?? 'As colleagues see it in the list of changes.'}
                value={name}
                onChange={(event) => setName(event.target.value)}
                autoComplete="name"
                required
              />
            )}
            <NewPasswordFields
              onChange={(changed) => {
                setPassword(changed)
                if (changed.isRepeated) setMismatched(false)
              }}
              email={email}
              problem={problemAt('password')}
              isMismatched={isMismatched}
            />
            <Button type="submit" variant="contained" size="large" loading={isBusy}>
              {words[link.purpose].button}
            </Button>
          </Stack>
        </form>
      )}
    </>
  )
}
