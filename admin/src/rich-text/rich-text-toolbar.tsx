import { useEditorState, type Editor } from '@tiptap/react'
import { Redo2, Undo2 } from 'lucide-react'
import {
  useRef,
  useState,
  useEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import * as styles from './rich-text-toolbar.module.css'
import { textTools, type TextTool, type ToolQuestion } from './text-tools.tsx'
import { Button } from '../ui/button.tsx'

const tools: readonly TextTool[] = [
  ...textTools,
  { name: 'Undo', icon: <Undo2 />, use: (editor) => editor.chain().focus().undo().run() },
  { name: 'Redo', icon: <Redo2 />, use: (editor) => editor.chain().focus().redo().run() },
]

/** Names the tools of the parts around the caret. */
const toolsAtCaret = (editor: Editor): string[] =>
  tools
    .filter(({ part }) => part && editor.isActive(part.name, part.attributes))
    .map(({ name }) => name)

interface RichTextToolbarProps {
  editor: Editor
  onAsk: (question: ToolQuestion) => void
  /** a note that stays in view with the tools */
  note: ReactNode
}

/** The toolbar of a text. The Tab key stops once; arrow keys move between tools. */
export function RichTextToolbar({ editor, onAsk, note }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useToolbarPlace(root)
  const [focusedTool, setFocusedTool] = useState(0)
  const on = useEditorState({ editor, selector: () => toolsAtCaret(editor).join() }).split(',')

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (focusedTool + step + tools.length) % tools.length
    setFocusedTool(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={root} className={styles.root}>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label="Text tools"
        onKeyDown={onKeyDown}
        className={styles.tools}
      >
        {tools.map(({ name, icon, part, use }, index) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={part && on.includes(name)}
            aria-label={name}
            title={name}
            tabIndex={index === focusedTool ? 0 : -1}
            onFocus={() => setFocusedTool(index)}
            onClick={() => use(editor, onAsk)}
          >
            {icon}
          </button>
        ))}
      </div>
      {on.includes('Table') && <TableTools editor={editor} />}
      {note}
    </div>
  )
}

/** The tools for the table at the caret. */
function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus()
  const tools = [
    { name: 'Add a row', use: () => run().addRowAfter().run() },
    { name: 'Add a column', use: () => run().addColumnAfter().run() },
    { name: 'Remove the row', use: () => run().deleteRow().run() },
    { name: 'Remove the column', use: () => run().deleteColumn().run() },
    { name: 'Remove the table', use: () => run().deleteTable().run() },
  ]
  return (
    <div role="group" aria-label="Table tools" className={styles.tools}>
      {tools.map(({ name, use }) => (
        <Button key={name} onClick={use}>
          {name}
        </Button>
      ))}
    </div>
  )
}

/**
 * Keeps the tools of a text below the actions of the page, or on a phone above its keyboard: sets
 * `--actions-height` and `--keyboard-height` of the bar.
 */
function useToolbarPlace(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const actions = document.querySelector('section[aria-label="Actions"]')
    const view = window.visualViewport
    const place = () => {
      const actionsHeight = actions?.getBoundingClientRect().height ?? 0
      // Zooming makes the visible part smaller too.
      const isZoomed = !view || view.scale > 1.01
      const keyboardHeight = isZoomed ? 0 : window.innerHeight - view.height - view.offsetTop
      bar.current?.style.setProperty('--actions-height', `${actionsHeight}px`)
      bar.current?.style.setProperty('--keyboard-height', `${Math.max(0, keyboardHeight)}px`)
    }
    const observer = new ResizeObserver(place)
    if (actions) observer.observe(actions)
    view?.addEventListener('resize', place)
    view?.addEventListener('scroll', place)
    place()
    return () => {
      observer.disconnect()
      view?.removeEventListener('resize', place)
      view?.removeEventListener('scroll', place)
    }
  }, [bar])
}
