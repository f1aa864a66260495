import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState, type FormEvent } from 'react'
import * as z from 'zod'
import { callApi } from '../api/call-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { ProblemAlert } from '../layout/problem-alert.tsx'
import { NewPasswordFields, type NewPassword } from './new-password-fields.tsx'
import { signedInSchema, type SignedIn } from './session.ts'

const linkSchema = z.object({
  purpose: z.enum(['set-up', 'invitation', 'reset']),
  email: z.string().nullish(),
  name: z.string().nullish(),
})
type OneTimeLink = z.output<typeof linkSchema>

const words: Record<OneTimeLink['purpose'], { heading: string; button: string }> = {
  'set-up': { heading: 'Set up the staff pages', button: 'Set the password and begin' },
  invitation: { heading: 'Welcome', button: 'Set the password and begin' },
  reset: { heading: 'A new password', button: 'Set the new password' },
}

/** What a one-time link leads to: choosing a password, which also signs in. */
export function OneTimeLinkForm({ token, onSignedIn }: { token: string; onSignedIn: (signedIn: SignedIn) => void }) {
  const [link, setLink] = useState<OneTimeLink | null>(null)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState<NewPassword>({ value: '', isRepeated: false })
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const read = async () => {
      const found = linkSchema.parse(await callApi('/links/open', { method: 'POST', body: { token }, askAgain: false }))
      setLink(found)
      setName(found.name ?? '')
      setEmail(found.email ?? '')
    }
    read().catch((error: unknown) => setProblem(messageOf(error)))
  }, [token])

  const send = async () => {
    if (!password.isRepeated) return setProblem('The two passwords differ. Type the same one twice.')
    setSending(true)
    setProblem('')
    try {
      const about = link?.purpose === 'set-up' ? { name: name.trim(), email: email.trim() } : { name: name.trim() }
      const body = { token, password: password.value, ...(link?.purpose !== 'reset' && about) }
      onSignedIn(signedInSchema.parse(await callApi('/links/use', { method: 'POST', body, askAgain: false })))
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setSending(false)
    }
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
      <ProblemAlert problem={problem} />
      {link && (
        <form onSubmit={submit} aria-label={words[link.purpose].heading} noValidate>
          <Stack spacing={2} sx={{ mt: 2 }}>
            {link.purpose === 'set-up' ? (
              <TextField
                label="Your e-mail address"
                type="email"
                helperText="You sign in with it."
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
                helperText="As colleagues see it in the list of changes."
                value={name}
                onChange={(event) => setName(event.target.value)}
                autoComplete="name"
                required
              />
            )}
            <NewPasswordFields onChange={setPassword} email={email} />
            <Button type="submit" variant="contained" size="large" loading={isSending}>
              {words[link.purpose].button}
            </Button>
          </Stack>
        </form>
      )}
    </>
  )
}
