import { useEffect, type ReactNode, type Ref } from 'react'
import * as finder from './finder.module.css'

/** Fields of a keyboard event that the list of suggestions reads. */
type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

interface SuggestionKeys {
  count: number
  /** index of the chosen suggestion; -1 for none yet */
  index: number
  onMove: (index: number) => void
  onTake: () => void
  onClose: () => void
}

/** Handles a key for a list: arrows choose, Enter takes, Escape closes. @returns whether it was used */
export function takeSuggestionKey(
  { key, isComposing, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { count, index, onMove, onTake, onClose }: SuggestionKeys,
): boolean {
  if (count === 0 || isComposing || ctrlKey || metaKey || altKey || shiftKey) return false
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step) onMove(index < 0 && step < 0 ? count - 1 : (index + step + count) % count)
  else if (key === 'Enter' && index >= 0) onTake()
  else if (key === 'Escape') onClose()
  else return false
  return true
}

interface SuggestionsProps {
  id: string
  label: string
  listRef?: Ref<HTMLDivElement>
  /** the look of the list; by default a box below the field */
  className?: string | undefined
  options: readonly { id: string; content: ReactNode; take: () => void }[]
  chosenId: string | undefined
}

/** The list of suggestions beside a text, which has the focus and takes the keys. */
export function Suggestions(props: SuggestionsProps) {
  const { id, label, listRef, className = finder.suggestions, options, chosenId } = props
  useEffect(() => {
    // The list may have opened below the edge of the screen, or the option may be out of view.
    for (const shown of [id, chosenId])
      if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosenId])
  return (
    <div ref={listRef} id={id} role="listbox" aria-label={label} className={className}>
      {options.map((option) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has the focus
        <div
          key={option.id}
          id={option.id}
          role="option"
          aria-selected={option.id === chosenId}
          className={finder.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={option.take}
        >
          {option.content}
        </div>
      ))}
    </div>
  )
}
