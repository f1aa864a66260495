import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useEffect, useEffectEvent, useState } from 'react'

/** How long a person pauses before the list follows what they type, in milliseconds. */
const pauseMs = 300

interface TypedFilterProps extends Pick<TextFieldProps, 'label' | 'placeholder' | 'slotProps'> {
  value: string
  onChange: (value: string) => void
}

/** Filters a list by typed words, as soon as the person pauses. */
export function TypedFilter({ value, onChange, ...field }: TypedFilterProps) {
  // What is typed and not yet in the address.
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === value) setTyped(null)
  const send = useEffectEvent(onChange)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => send(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      {...field}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ minWidth: 200 }}
    />
  )
}
