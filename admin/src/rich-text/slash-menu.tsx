import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, useLayoutEffect, type RefObject } from 'react'
import { formatCount } from '../layout/format-count.ts'
import * as layout from '../ui/layout.module.css'
import { Suggestions, takeSuggestionKey } from '../ui/suggestions.tsx'
import * as styles from './slash-menu.module.css'
import { textTools, type TextTool, type ToolQuestion } from './text-tools.tsx'
import type { EditorState } from '@tiptap/pm/state'
import { wordsOf } from '../../../school/content/search/words.ts'

/** Handles a key of the text. @returns `true` when the key is used, and the text must not see it */
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
  const [active, setActive] = useState({ words: '', index: 0 })
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
  const index = active.words === query?.words ? Math.min(active.index, tools.length - 1) : 0
  const chosen = tools[index]
  const idOf = (tool: TextTool) => `${id}-${tool.name.replaceAll(' ', '-')}`
  const chosenId = chosen && idOf(chosen)

  useCaretPlace(editor, list, chosen ? from : null)
  useEffect(() => {
    // Before there is a list, the text may not be on the page yet.
    if (!chosenId) return undefined
    const text = editor.view.dom
    text.setAttribute('aria-controls', `${id}-list`)
    text.setAttribute('aria-activedescendant', chosenId)
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
        index,
        onMove: (next) => setActive({ words: query?.words ?? '', index: next }),
        onTake: () => chosen && take(chosen),
        onClose: () => setClosedAt(from),
      })
  })
  return (
    <>
      <p role="status" className={layout.unseen}>
        {chosen && `${formatCount(tools.length, 'part')} to add. Arrow keys choose, Enter adds.`}
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

/** Space between the line with the caret and the list, in pixels. */
const gap = 6

/** Height of a list of one line, in pixels: it scrolls where there is no room for more. */
const minHeight = 44

/**
 * Keeps a list beside a place in a text: below its line, or above where there is more room. What is
 * at the edges, such as the tools or a phone's keyboard, stays free.
 *
 * @param from the place in the text; `null` while there is no list
 */
function useCaretPlace(editor: Editor, list: RefObject<HTMLElement | null>, from: number | null) {
  useLayoutEffect(() => {
    if (from === null) return undefined
    const listening = new AbortController()
    const view = window.visualViewport
    const place = () => {
      const box = list.current
      if (!box || from > editor.state.doc.content.size) return
      const line = editor.view.coordsAtPos(from)
      const { top, bottom } = freeRoom(editor, line.top)
      const [above, below] = [line.top - top - gap, bottom - line.bottom - gap]
      const isBelow = below >= box.scrollHeight || below >= above
      const left = Math.min(line.left, window.innerWidth - box.offsetWidth - 8)
      const set = (name: string, value: string) => box.style.setProperty(name, value)
      set('--menu-left', `${Math.max(8, left)}px`)
      set('--menu-top', isBelow ? `${line.bottom + gap}px` : 'auto')
      set('--menu-bottom', isBelow ? 'auto' : `${window.innerHeight - line.top + gap}px`)
      set('--menu-height', `${Math.max(minHeight, isBelow ? below : above)}px`)
    }
    place()
    const options = { signal: listening.signal, passive: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    view?.addEventListener('resize', place, options)
    view?.addEventListener('scroll', place, options)
    return () => listening.abort()
  }, [editor, list, from])
}

/** The part of the screen between the tools of the text and the edges, at the height of a line. */
function freeRoom(editor: Editor, lineTop: number) {
  const view = window.visualViewport
  const bottom = view ? view.offsetTop + view.height : window.innerHeight
  const tools = editor.view.dom
    .closest('[data-editor]')
    ?.querySelector('[role="toolbar"]')
    ?.getBoundingClientRect()
  const actions = document.querySelector('section[aria-label="Actions"]')?.getBoundingClientRect()
  const top = Math.max(0, actions?.bottom ?? 0)
  if (!tools) return { top, bottom }
  return tools.top > lineTop
    ? { top, bottom: Math.min(bottom, tools.top) }
    : { top: Math.max(top, tools.bottom), bottom }
}

/** Words typed after a `/` that begins a paragraph, and their place. */
export interface SlashQuery {
  from: number
  to: number
  words: string
}

/**
 * Finds a `/` at the beginning of the paragraph with the caret, and what is typed after it. Elsewhere
 * the sign is part of the text: `and/or`.
 */
export function slashQueryIn({ selection: { empty, $from } }: EditorState): SlashQuery | null {
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
  const [, words] = /^\/((?! )[\p{L}\p{N} ]*)$/u.exec(before) ?? []
  return words === undefined ? null : { from: $from.start(), to: $from.pos, words }
}

/** Chooses the tools of the `/` menu that have all of the typed words. */
export const toolsFor = (tools: readonly TextTool[], typed: string): TextTool[] =>
  tools.filter(({ name, words }) => {
    if (words === undefined) return false
    const known = wordsOf(`${name} ${words}`)
    return wordsOf(typed).every((wanted) => known.some((word) => word.startsWith(wanted)))
  })
