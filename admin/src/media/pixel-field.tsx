import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'

interface PixelFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number of pixels, which counts when the field is left or Enter is pressed. */
export function PixelField({ label, value, min, max, onChange }: PixelFieldProps) {
  const [text, setText] = useState<string | null>(null)
  const commit = () => {
    const typed = Number(text)
    if (text !== null && text.trim() !== '' && Number.isFinite(typed)) onChange(typed)
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
      onChange={setText}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text === null) return
        // Shows what the number comes to before it is saved.
        event.preventDefault()
        commit()
      }}
    />
  )
}
