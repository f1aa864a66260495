import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { maxCommentLength } from '../../../school/operations/comments/comment.ts'
import { formatCount } from '../layout/format-count.ts'
import { TextArea } from '../ui/text-field.tsx'
import * as layout from '../ui/layout.module.css'
import { Suggestions, takeSuggestionKey } from '../ui/suggestions.tsx'
import type { CommentList } from './comment.ts'
import { findPeople, insertName, mentionAt } from './mentions.ts'

type Person = CommentList['people'][number]

interface MentionFieldProps {
  value: string
  problem: string | undefined
  people: readonly Person[]
  /** @param person chosen from the list; left out when the text was typed */
  onChange: (text: string, person?: Person) => void
  /** Ctrl+Enter, or Cmd+Enter on a Mac */
  onSend: () => void
}

/**
 * A text with mentions: `@` opens a list of people below the field, which keeps the focus. Arrow keys
 * choose, Enter or a press takes a person, Escape closes the list.
 */
export function MentionField({ people, value, problem, onChange, onSend }: MentionFieldProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const moveTo = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (moveTo.current === null) return
    box.current?.querySelector('textarea')?.setSelectionRange(moveTo.current, moveTo.current)
    moveTo.current = null
  })

  const mention = cursor === null ? null : mentionAt(value, cursor)
  const isOffered = mention !== null && mention.start !== closedAt
  const offered = isOffered ? findPeople(people, mention.query) : []
  const chosen = offered[Math.min(active, offered.length - 1)]
  const optionId = (person: Person) => `${id}-${person.id}`

  const take = (person: Person) => {
    if (!mention) return
    const next = insertName(value, mention, person.name)
    moveTo.current = next.cursor
    setCursor(next.cursor)
    onChange(next.text, person)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    const isHandled = takeSuggestionKey(event.nativeEvent, {
      count: offered.length,
      index: chosen ? offered.indexOf(chosen) : 0,
      onMove: setActive,
      onTake: () => chosen && take(chosen),
      onClose: () => setClosedAt(mention?.start ?? null),
    })
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} className={layout.tightStack}>
      <TextArea
        label="New comment, for staff only"
        help="Type @ to mention a person."
        problem={problem}
        value={value}
        maxLength={maxCommentLength}
        rows={3}
        // Ctrl+Enter sends the comment; elsewhere on the page it publishes.
        data-shortcuts="Enter"
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(chosen && {
          'aria-controls': `${id}-list`,
          'aria-activedescendant': optionId(chosen),
        })}
        onChange={(text) => {
          setActive(0)
          setClosedAt(null)
          onChange(text)
        }}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
        onBlur={() => setCursor(null)}
        onKeyDown={press}
      />
      <p role="status" className={layout.unseen}>
        {offered.length > 0 &&
          `${formatCount(offered.length, 'person', 'people')}. Arrow keys choose, Enter mentions.`}
      </p>
      {chosen && (
        <Suggestions
          id={`${id}-list`}
          label="People to mention"
          chosenId={optionId(chosen)}
          options={offered.map((person) => ({
            id: optionId(person),
            take: () => take(person),
            content: (
              <>
                {person.name} <span className={layout.muted}>{person.role}</span>
              </>
            ),
          }))}
        />
      )}
    </div>
  )
}
