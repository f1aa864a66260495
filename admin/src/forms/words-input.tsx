import { X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
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
  lang?: string | undefined
  /** words that are offered while one types */
  suggestions?: readonly string[]
}

const noWords: readonly string[] = []

/** Several short words: type one and press Enter or a comma. */
export function WordsField({
  id,
  label,
  help = '',
  value,
  onChange,
  problem,
  isDisabled,
  lang,
  suggestions = noWords,
}: WordsFieldProps) {
  const [typed, setTyped] = useState('')
  const [held, hold] = useHeld(() => setTyped(''))
  const add = (words: readonly string[]) => {
    const all = words.map((word) => word.trim()).filter((word) => word !== '')
    onChange([...new Set(all)])
    setTyped('')
  }
  const leave = () => {
    const word = typed.trim()
    if (word === '' || value.includes(word)) return setTyped('')
    onChange([...value, word])
    hold(word)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter would send the form.
      event.preventDefault()
      add([...value, typed])
    }
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
  }
  const shown = value.filter((word) => word !== held)
  return (
    <div className={layout.tightStack}>
      <TextField
        id={id}
        label={label}
        help={`${help} Press Enter after each one.`.trim()}
        problem={problem}
        disabled={isDisabled}
        lang={lang}
        value={typed}
        {...(suggestions.length > 0 && { list: `${id}-suggestions` })}
        onChange={(text) =>
          text.includes(',') ? add([...value, ...text.split(',')]) : setTyped(text)
        }
        onKeyDown={press}
        onBlur={leave}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
      )}
      {shown.length > 0 && (
        <ul aria-label={label} className={layout.rowList}>
          {shown.map((word) => (
            <li key={word}>
              <Button
                look="outlined"
                aria-label={`Remove: ${word}`}
                disabled={isDisabled}
                onClick={() => onChange(value.filter((each) => each !== word))}
              >
                <span lang={lang}>{word}</span>
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Holds a word back that counts but is not drawn yet: the press that takes the focus away is on its way, and a
 * button that moves under the pointer would not get it.
 *
 * @param onRelease called when the press or the key is over
 */
function useHeld(onRelease: () => void) {
  const [held, hold] = useState<string | null>(null)
  useEffect(() => {
    if (held === null) return undefined
    const listening = new AbortController()
    const release = () => {
      hold(null)
      onRelease()
    }
    for (const event of ['click', 'keyup'])
      window.addEventListener(event, release, { signal: listening.signal })
    return () => listening.abort()
  }, [held, onRelease])
  return [held, hold] as const
}
