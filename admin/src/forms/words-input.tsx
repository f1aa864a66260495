import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import type { InputProps } from './field-props.ts'

/** Several short words of a form, such as topics. */
export const WordsInput = ({ shape, ...field }: InputProps<string[]>) => (
  <WordsField {...field} label={shape.label} {...(shape.help && { help: shape.help })} />
)

interface WordsFieldProps {
  id: string
  label: string
  help?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  problem?: string | undefined
  isDisabled?: boolean
}

/** Several short words: type one and press Enter or a comma. */
export function WordsField({
  id,
  label,
  help = '',
  value,
  onChange,
  problem,
  isDisabled,
}: WordsFieldProps) {
  const [typed, setTyped] = useState('')
  const add = (words: readonly string[]) => {
    const all = words.map((word) => word.trim()).filter((word) => word !== '')
    onChange([...new Set(all)])
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter would send the form.
      event.preventDefault()
      add([...value, typed])
    }
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
  }
  return (
    <div className={layout.tightStack}>
      <TextField
        id={id}
        label={label}
        help={`${help} Press Enter after each one.`.trim()}
        problem={problem}
        disabled={isDisabled}
        value={typed}
        onChange={(text) =>
          text.includes(',') ? add([...value, ...text.split(',')]) : setTyped(text)
        }
        onKeyDown={press}
        onBlur={() => typed.trim() && add([...value, typed])}
      />
      {value.length > 0 && (
        <ul aria-label={label} className={layout.rowList}>
          {value.map((word) => (
            <li key={word}>
              <Button
                look="outlined"
                aria-label={`Remove: ${word}`}
                disabled={isDisabled}
                onClick={() => onChange(value.filter((each) => each !== word))}
              >
                {word}
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
