import type { Editor } from '@tiptap/react'
import { useLayoutEffect, type RefObject } from 'react'

/** Space between the line with the caret and the list, in pixels. */
const gap = 6

/** Height of a list of one line, in pixels: it scrolls where there is no room for more. */
const leastHeight = 44

/**
 * Keeps a list beside a place in a text: below its line, or above where there is more room. What is
 * at the edges, such as the tools or a phone's keyboard, stays free.
 *
 * @param from the place in the text; `null` while there is no list
 */
export function useCaretPlace({
  editor,
  list,
  from,
}: {
  editor: Editor
  list: RefObject<HTMLElement | null>
  from: number | null
}) {
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
      set('--menu-height', `${Math.max(leastHeight, isBelow ? below : above)}px`)
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
