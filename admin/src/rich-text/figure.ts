import { Node, type Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'

/**
 * Pictures, a table or a quotation with a caption; several pictures are a gallery. Paragraphs are allowed
 * for texts that come from elsewhere.
 */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? (paragraph | image | table | blockquote)+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
})

/** The caption of a figure. Enter goes on after the figure; Backspace removes an empty one. */
export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== this.name) return false
        const afterFigure = $from.after(-1)
        return editor
          .chain()
          .insertContentAt(afterFigure, { type: 'paragraph' })
          .setTextSelection(afterFigure + 1)
          .run()
      },
      Backspace: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== this.name || $from.parent.content.size > 0) return false
        return editor.commands.deleteNode(this.name)
      },
    }
  },
})

/** Moves the caret into the caption of the selected picture, and adds the caption first if needed. */
export function goToCaption(editor: Editor) {
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { $from } = tr.selection
      const { figure, figcaption } = tr.doc.type.schema.nodes
      const picture = $from.nodeAfter
      if (!figure || !figcaption || !picture) return false
      const isInFigure = $from.parent.type === figure
      const last = $from.parent.lastChild
      if (isInFigure && last?.type === figcaption) {
        tr.setSelection(TextSelection.create(tr.doc, $from.end() - 1))
        return true
      }
      if (isInFigure) tr.insert($from.end(), figcaption.create())
      else
        tr.replaceRangeWith(
          $from.pos,
          $from.pos + picture.nodeSize,
          figure.create(null, [picture, figcaption.create()]),
        )
      const end = isInFigure ? $from.end() : $from.pos + 1 + picture.nodeSize
      tr.setSelection(TextSelection.create(tr.doc, end + 1))
      return true
    })
    .run()
}

/** Removes the selected picture; with the last one, its figure and caption. One Undo brings them back. */
export function removePicture(editor: Editor) {
  const { $from } = editor.state.selection
  const { parent } = $from
  const pictures = parent.children.filter(({ type }) => type.name === 'image')
  const chain = editor
    .chain()
    .focus()
    .command(({ tr }) => {
      closeHistory(tr)
      return true
    })
  if (parent.type.name === 'figure' && pictures.length === 1)
    chain.deleteRange({ from: $from.before(), to: $from.after() }).run()
  else chain.deleteSelection().run()
}
