import { createDocument, type Editor } from '@tiptap/core'

/**
 * Makes the editor hold other HTML and replaces only the part that differs: the caret and the undo
 * history of the rest stay. HTML that means the same document changes nothing.
 */
export function replaceContent(editor: Editor, html: string) {
  const { doc, tr } = editor.state
  const next = createDocument(html, editor.schema)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  // Repeated text can be counted from both sides: neither end may lie before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const replaced = tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  editor.view.dispatch(replaced.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}
