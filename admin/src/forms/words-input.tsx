import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { InputProps } from './field-props.ts'

/** Several short words, such as topics: type one and press Enter or a comma. */
export function WordsInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
}: InputProps<string[]>) {
  const [typed, setTyped] = useState('')
  const add = (words: readonly string[]) => {
    const all = words.map((word) => word.trim()).filter((word) => word !== '')
    onChange([...new Set(all)])
    setTyped('')
  }
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      options={[]}
      value={value}
      inputValue={typed}
      disabled={isDisabled}
      onChange={(_event, words) => add(words)}
      onInputChange={(_event, text) =>
        text.includes(',') ? add([...value, ...text.split(',')]) : setTyped(text)
      }
      onBlur={() => typed.trim() && add([...value, typed])}
      renderInput={(props) => (
        <TextField
          {...props}
          label={shape.label}
          error={problem !== undefined}
          helperText={problem ?? `${shape.help ?? ''} Press Enter after each one.`.trim()}
        />
      )}
    />
  )
}
