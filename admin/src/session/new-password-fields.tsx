import TextField from '@mui/material/TextField'
import { useState } from 'react'

export interface NewPassword {
  value: string
  /** whether both fields are equal */
  isRepeated: boolean
}

interface NewPasswordFieldsProps {
  onChange: (password: NewPassword) => void
  /** lets a password manager store it with its account */
  email: string
  /** why it was refused */
  problem?: string | undefined
  /** whether it was submitted although the fields differ */
  isMismatched?: boolean
}

/** A new password, typed twice. */
export function NewPasswordFields({
  onChange,
  email,
  problem,
  isMismatched = false,
}: NewPasswordFieldsProps) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const change = (one: string, other: string) => {
    setFirst(one)
    setSecond(other)
    onChange({ value: one, isRepeated: one === other })
  }
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="New password"
        type="password"
        error={problem !== undefined}
        helperText={
          problem ?? 'At least 12 characters. A few unrelated words are easy to remember.'
        }
        value={first}
        onChange={(event) => change(event.target.value, second)}
        autoComplete="new-password"
        required
      />
      <TextField
        label="Repeat the new password"
        type="password"
        error={isMismatched}
        helperText={isMismatched && 'The two passwords differ. Type the same one twice.'}
        value={second}
        onChange={(event) => change(first, event.target.value)}
        autoComplete="new-password"
        required
      />
    </>
  )
}
