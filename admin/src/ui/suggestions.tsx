import type { ReactNode, Ref } from 'react'
import * as finder from './finder.module.css'

/** Fields of a keyboard event that the list of suggestions reads. */
type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

interface SuggestionKeys {
  /** number of suggestions, and the place of the chosen one; -1 for none yet */
  count: number
  place: number
  onMove: (place: number) => void
  onTake: () => void
  onClose: () => void
}

/** Lets arrow keys choose, Enter take and Escape close. @returns whether the list used the key */
export function takeSuggestionKey(
  { key, isComposing, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  { count, place, onMove, onTake, onClose }: SuggestionKeys,
): boolean {
  if (count === 0 || isComposing || ctrlKey || metaKey || altKey || shiftKey) return false
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step) onMove(place < 0 && step < 0 ? count - 1 : (place + step + count) % count)
  else if (key === 'Enter' && place >= 0) onTake()
  else if (key === 'Escape') onClose()
  else return false
  return true
}

interface SuggestionsProps {
  id: string
  label: string
  listRef: Ref<HTMLDivElement>
  className: string | undefined
  options: readonly { id: string; content: ReactNode; take: () => void }[]
  chosenId: string | undefined
}

/** The list of suggestions beside a text, which has the focus and takes the keys. */
export const Suggestions = ({
  id,
  label,
  listRef,
  className,
  options,
  chosenId,
}: SuggestionsProps) => (
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
