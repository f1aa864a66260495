import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'

export interface NewPassword {
  value: string
  /** both fields are equal */
  isRepeated: boolean
}

interface NewPasswordFieldsProps {
  onChange: (password: NewPassword) => void
  /** lets a password manager store it with its account */
  email: string
  /** the reason it was refused */
  problem?: string | undefined
  /** it was submitted although the fields differ */
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
        value={first}
        autoComplete="new-password"
        isRequired
        problem={problem}
        help={'At least 12 characters. A few unrelated words are easy to remember.'}
        onChange={(value) => change(value, second)}
      />
      <TextField
        label="Repeat the new password"
        type="password"
        value={second}
        autoComplete="new-password"
        isRequired
        problem={
          isMismatched
            ? isMismatched && 'The two passwords differ. Type the same one twice.'
            : undefined
        }
        help={isMismatched && 'The two passwords differ. Type the same one twice.'}
        onChange={(value) => change(first, value)}
      />
    </>
  )
}
