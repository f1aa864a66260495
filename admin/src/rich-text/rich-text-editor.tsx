import './rich-text.css'
import { Selection } from '@tiptap/pm/state'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { cleanPaste, filesIn } from './paste/clean-paste.ts'
import { describeLeftOut, PasteNote } from './paste/paste-note.tsx'
import { richTextParts } from './rich-text-parts.ts'
import * as styles from './rich-text-editor.module.css'
import type { InputProps } from '../forms/form-context.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { SlashMenu, type TakeKey } from './slash-menu.tsx'
import type { ToolQuestion } from './text-tools.tsx'
import { ToolQuestions } from './tool-questions.tsx'
import { TextFiles, useTextFiles } from './text-files.tsx'
import { createDocument, type Editor } from '@tiptap/core'

export interface RichTextEditorProps extends InputProps<string> {
  /** the text is the main text of its page, which needs no box */
  isPlain: boolean
  labelledBy: string
  describedBy: string | undefined
}

/** An editor of HTML with its toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, describedBy, value, onChange, problem, isDisabled, lang, isPlain } = props
  const known = useRef(value)
  const [question, setQuestion] = useState<ToolQuestion | null>(null)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const takeMenuKey = useRef<TakeKey>(() => false)
  const editor = useEditor({
    extensions: richTextParts,
    content: withCaptionedTables(value),
    editable: !isDisabled,
    // The pages' policy allows no style tag; rich-text-editor.module.css has the needed styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: `prose ${styles.text ?? ''}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(lang && { lang }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: (html) => {
        const pasted = cleanPaste(html)
        setLeftOut(describeLeftOut(pasted.leftOut))
        return withCaptionedTables(pasted.html)
      },
      handleKeyDown: (view, event) => {
        if (takeMenuKey.current(event)) return true
        const asks = asksForLink(view.state.selection, event)
        if (asks) setQuestion('link')
        return asks
      },
      handlePaste: (_view, event) => {
        const files = filesIn(event.clipboardData)
        uploads.add(files)
        return files.length > 0
      },
      handleDrop: (view, event) => {
        const files = filesIn(event.dataTransfer)
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (files.length === 0) return false
        // Uploaded files are inserted at the caret later: moves it to the place of the drop.
        if (place) {
          const { doc, tr } = view.state
          view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))))
        }
        uploads.add(files)
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(known.current)
    },
  })

  const files = useTextFiles(editor)
  const { uploads } = files
  useEffect(() => {
    if (value === known.current) return
    // Changed from outside: cleaned by the server, restored, merged or reverted.
    known.current = value
    replaceContent(editor, withCaptionedTables(value))
  }, [editor, value])
  useEffect(() => {
    editor.setEditable(!isDisabled, false)
  }, [editor, isDisabled])

  const [validClass, wrongClass] = isPlain
    ? [styles.plain, styles.plainWrong]
    : [styles.root, styles.wrong]
  return (
    <div data-editor className={problem ? wrongClass : validClass}>
      {!isDisabled && (
        <>
          <RichTextToolbar
            editor={editor}
            onAsk={setQuestion}
            note={
              leftOut.length > 0 && <PasteNote leftOut={leftOut} onClose={() => setLeftOut([])} />
            }
          />
          <SlashMenu editor={editor} onAsk={setQuestion} takeKeyRef={takeMenuKey} />
        </>
      )}
      <ToolQuestions
        editor={editor}
        question={question}
        onAsk={setQuestion}
        onFiles={uploads.add}
        onClose={() => setQuestion(null)}
      />
      <TextFiles editor={editor} files={files} />
      <EditorContent editor={editor} />
    </div>
  )
}

/**
 * Tells whether a key asks for a link: Ctrl+K or Cmd+K with words selected, or with the caret in a
 * link. Elsewhere the same key opens the search of the staff pages.
 */
function asksForLink({ empty, $from }: Selection, event: KeyboardEvent): boolean {
  const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  if (!isShortcut || event.shiftKey || event.altKey) return false
  return !empty || $from.marks().some(({ type }) => type.name === 'link')
}

/**
 * Replaces only the part of the editor's document that differs from the HTML: caret and undo
 * history of the rest stay. Equivalent HTML changes nothing.
 */
function replaceContent(editor: Editor, html: string) {
  const { doc, tr } = editor.state
  const next = createDocument(html, editor.schema)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  // Repeated text can match from both sides: the ends must not be before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const replaced = tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  editor.view.dispatch(replaced.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

/**
 * Moves the caption of each table into a figure around the table: the editor knows no captions of tables
 * and would make one the first row.
 */
function withCaptionedTables(html: string): string {
  if (!/<caption/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const caption of body.querySelectorAll('table > caption')) {
    const table = caption.parentElement
    if (!table) continue
    const figcaption = document.createElement('figcaption')
    figcaption.append(...caption.childNodes)
    caption.remove()
    const figure = document.createElement('figure')
    table.replaceWith(figure)
    figure.append(figcaption, table)
  }
  return body.innerHTML
}
