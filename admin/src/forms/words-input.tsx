import { skipToken, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { callStaffApi } from '../api/call-staff-api.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { Suggestions, takeSuggestionKey } from '../ui/suggestions.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type InputProps, useForm } from './form-context.ts'
import { addWords, tooLongMessage, suggestWords } from './suggest-words.ts'
import * as styles from './words-input.module.css'

/** Several short words of a form, such as topics; the words of other entries are offered. */
export function WordsInput({ shape, problem, ...field }: InputProps<string[]>) {
  const { kind } = useForm()
  // Known words are English.
  const isOffered = kind !== null && field.lang === undefined && !field.isDisabled
  const { data } = useQuery({
    queryKey: ['topics', kind],
    queryFn: isOffered
      ? () =>
          callStaffApi('GET /entries/:kind/topics', {
            params: { kind },
            // Only saving asks to sign in again.
            askAgain: false,
          })
      : skipToken,
    staleTime: 5 * 60_000,
    retry: false,
  })
  return (
    <WordsField
      {...field}
      label={shape.label}
      {...(shape.help && { help: shape.help })}
      problem={problem ?? tooLongMessage(field.value, shape.item?.longest)}
      suggestions={(isOffered && data?.topics) || noWords}
    />
  )
}

interface WordsFieldProps {
  id: string
  label: string
  help?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  problem?: string | undefined
  isDisabled?: boolean
  lang?: string | undefined
  suggestions?: readonly string[]
}

const noWords: readonly string[] = []

/**
 * Several short words: type one and press Enter or a comma. Known words are offered below the field,
 * which keeps the focus: arrow keys choose, Enter or a press takes, Escape closes the list.
 */
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
  const [active, setActive] = useState(-1)
  const [isClosed, setClosed] = useState(false)
  const [undrawn, delayDrawing] = useUndrawnWord(() => setTyped(''))
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    setClosed(false)
  }
  const add = (words: readonly string[]) => {
    onChange(addWords(value, words, suggestions))
    type('')
  }
  const leave = () => {
    setClosed(true)
    const next = addWords(value, [typed], suggestions)
    const word = next[value.length]
    if (word === undefined) return setTyped('')
    onChange(next)
    delayDrawing(word)
  }
  const offered = isClosed ? noWords : suggestWords(suggestions, typed, value)
  const chosen = offered[active]
  const idOf = (index: number) => `${id}-suggestion-${index}`
  const isOpen = offered.length > 0
  const press = (event: KeyboardEvent) => {
    const isHandled = takeSuggestionKey(event.nativeEvent, {
      count: offered.length,
      index: active,
      onMove: setActive,
      onTake: () => chosen !== undefined && add([chosen]),
      onClose: () => setClosed(true),
    })
    if (isHandled) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter would send the form.
      event.preventDefault()
      add([typed])
    }
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
  }
  const shown = value.filter((word) => word !== undrawn)
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
        autoComplete="off"
        {...(suggestions.length > 0 && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isOpen,
          'aria-controls': `${id}-suggestions`,
          'aria-activedescendant': chosen === undefined ? undefined : idOf(active),
        })}
        onChange={(text) => (text.includes(',') ? add(text.split(',')) : type(text))}
        onKeyDown={press}
        onBlur={leave}
      />
      {isOpen && (
        <Suggestions
          id={`${id}-suggestions`}
          label="Used before"
          chosenId={chosen === undefined ? undefined : idOf(active)}
          options={offered.map((word, index) => ({
            id: idOf(index),
            content: word,
            take: () => add([word]),
          }))}
        />
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
                <span lang={lang} className={styles.word}>
                  {word}
                </span>
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
 * Holds a word that counts but is not drawn yet. The press that took the focus away is still under way:
 * a new line would move the pressed button from under the pointer.
 *
 * @param onRelease called when the press or the key is over, and the word is drawn
 */
function useUndrawnWord(onRelease: () => void) {
  const [word, setWord] = useState<string | null>(null)
  useEffect(() => {
    if (word === null) return undefined
    const listening = new AbortController()
    const release = () => {
      setWord(null)
      onRelease()
    }
    for (const event of ['click', 'keyup'])
      window.addEventListener(event, release, { signal: listening.signal })
    return () => listening.abort()
  }, [word, onRelease])
  return [word, setWord] as const
}
