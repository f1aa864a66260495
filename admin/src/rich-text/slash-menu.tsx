import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import * as layout from '../ui/layout.module.css'
import { Suggestions, takeSuggestionKey } from '../ui/suggestions.tsx'
import { slashQueryIn, toolsFor } from './slash-query.ts'
import * as styles from './slash-menu.module.css'
import { textTools, type TextTool, type ToolQuestion } from './text-tools.tsx'
import { useCaretPlace } from './use-caret-place.ts'

/** Takes a key of the text; `true`: it is used, and the text does not see it. */
export type TakeKey = (event: KeyboardEvent) => boolean

interface SlashMenuProps {
  editor: Editor
  onAsk: (question: ToolQuestion) => void
  /** gets the function that takes the keys of the menu while it is open */
  takeKeyRef: RefObject<TakeKey>
}

/**
 * The menu of parts that opens below a `/` at the beginning of a paragraph; more letters narrow it.
 * The text keeps the focus: arrow keys choose, Enter or a press adds, Escape closes and leaves the `/`.
 */
export function SlashMenu({ editor, onAsk, takeKeyRef }: SlashMenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState({ words: '', place: 0 })
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const query = useEditorState({
    editor,
    selector: () => (editor.isFocused ? slashQueryIn(editor.state) : null),
    equalityFn: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  })
  const from = query?.from ?? null
  // Another `/` opens the menu again.
  if (from === null && closedAt !== null) setClosedAt(null)
  const tools = query && closedAt !== from ? toolsFor(textTools, query.words) : []
  const place = active.words === query?.words ? Math.min(active.place, tools.length - 1) : 0
  const chosen = tools[place]
  const idOf = (tool: TextTool) => `${id}-${tool.name.replaceAll(' ', '-')}`
  const chosenId = chosen && idOf(chosen)

  useCaretPlace({ editor, list, from: chosen ? from : null })
  useEffect(() => {
    // Before there is a list, the text may not be on the page yet.
    if (!chosenId) return undefined
    const text = editor.view.dom
    text.setAttribute('aria-controls', `${id}-list`)
    text.setAttribute('aria-activedescendant', chosenId)
    document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
    return () => {
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, chosenId])

  const take = (tool: TextTool) => {
    if (!query) return
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run()
    tool.use(editor, onAsk)
  }
  useEffect(() => {
    takeKeyRef.current = (event) =>
      takeSuggestionKey(event, {
        count: tools.length,
        place,
        onMove: (next) => setActive({ words: query?.words ?? '', place: next }),
        onTake: () => chosen && take(chosen),
        onClose: () => setClosedAt(from),
      })
  })
  return (
    <>
      <p role="status" className={layout.unseen}>
        {chosen &&
          `${tools.length === 1 ? '1 part' : `${tools.length} parts`} to add. Arrow keys choose, Enter adds.`}
      </p>
      {chosen && (
        <Suggestions
          listRef={list}
          id={`${id}-list`}
          label="Parts to add"
          className={styles.root}
          chosenId={chosenId}
          options={tools.map((tool) => ({
            id: idOf(tool),
            take: () => take(tool),
            content: (
              <span className={styles.line}>
                {tool.icon}
                {tool.name}
              </span>
            ),
          }))}
        />
      )}
    </>
  )
}
