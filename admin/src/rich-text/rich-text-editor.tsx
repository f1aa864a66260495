import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { replaceContent } from './replace-content.ts'
import { richTextParts } from './rich-text-parts.ts'
import * as styles from './rich-text-editor.module.css'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

interface RichTextEditorProps {
  id: string
  labelledBy: string
  describedBy: string | undefined
  /** HTML */
  value: string
  onChange: (value: string) => void
  hasProblem: boolean
  isDisabled: boolean
}

/** The text with its toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelledBy, describedBy, value, onChange, hasProblem, isDisabled } = props
  const known = useRef(value)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])

  const editor = useEditor({
    extensions: richTextParts,
    content: value,
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
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => {
      known.current = changed.isEmpty ? '' : changed.getHTML()
      change.current(known.current)
    },
  })

  useEffect(() => {
    if (value === known.current) return
    // Changed from outside: cleaned by the server, restored, merged or reverted.
    known.current = value
    replaceContent(editor, value)
  }, [editor, value])
  useEffect(() => {
    editor.setEditable(!isDisabled, false)
  }, [editor, isDisabled])

  return (
    <div className={hasProblem ? styles.wrong : styles.root}>
      {!isDisabled && <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
