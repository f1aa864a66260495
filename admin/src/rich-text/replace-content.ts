import { createDocument, type Editor } from '@tiptap/core'

/**
 * Replaces only the part of the editor's document that differs from the HTML: caret and undo
 * history of the rest stay. Equivalent HTML changes nothing.
 */
export function replaceContent(editor: Editor, html: string) {
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
