import { useEditorState, type Editor } from '@tiptap/react'
import { Redo2, Undo2 } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './rich-text-toolbar.module.css'
import { TableTools } from './table-tools.tsx'
import { textTools, type TextTool, type ToolQuestion } from './text-tools.tsx'
import { useToolbarPlace } from './use-toolbar-place.ts'

const tools: readonly TextTool[] = [
  ...textTools,
  { name: 'Undo', icon: <Undo2 />, use: (editor) => editor.chain().focus().undo().run() },
  { name: 'Redo', icon: <Redo2 />, use: (editor) => editor.chain().focus().redo().run() },
]

/** Names the tools of the parts that the caret is in. */
const toolsOn = (editor: Editor): string[] =>
  tools
    .filter(({ part }) => part && editor.isActive(part.name, part.attributes))
    .map(({ name }) => name)

interface RichTextToolbarProps {
  editor: Editor
  onAsk: (question: ToolQuestion) => void
  /** a note that stays in view with the tools */
  note: ReactNode
}

/** The toolbar of a text. One stop of the Tab key; arrow keys move between tools. */
export function RichTextToolbar({ editor, onAsk, note }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useToolbarPlace(place)
  const [reached, setReached] = useState(0)
  const on = useEditorState({ editor, selector: () => toolsOn(editor).join() }).split(',')

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (reached + step + tools.length) % tools.length
    setReached(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={place} className={styles.root}>
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
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setReached(index)}
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
