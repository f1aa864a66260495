import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'

interface PixelFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number of pixels. One that is possible counts while it is typed, others become the nearest one. */
export function PixelField({ label, value, min, max, onChange }: PixelFieldProps) {
  const [text, setText] = useState<string | null>(null)
  const change = (typed: string) => {
    setText(typed)
    const number = Number(typed)
    if (Number.isInteger(number) && number >= min && number <= max) onChange(number)
  }
  const finish = () => {
    const number = Number(text)
    if (text !== null && text.trim() !== '' && Number.isFinite(number)) onChange(number)
    setText(null)
  }
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      isShort
      min={min}
      max={max}
      value={text ?? String(value)}
      onChange={change}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text === null) return
        // Shows what the number comes to before it is saved.
        event.preventDefault()
        finish()
      }}
    />
  )
}
