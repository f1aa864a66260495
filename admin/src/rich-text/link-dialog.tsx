import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { AddressDialog } from '../find/address-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Selected words of at most this length are searched for at once, in characters. */
const longestSearch = 60

/** Makes a link of the selected words, or of the title of what is chosen. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { from, to } = editor.state.selection
  const current = editor.getAttributes('link').href as string | undefined
  const selected = editor.state.doc.textBetween(from, to, ' ').trim()
  const [start] = useState(current ?? (selected.length > longestSearch ? '' : selected))
  const [words, setWords] = useState('')
  const needsWords = from === to && !current

  const insert = (href: string, title: string | null) => {
    const text = title ?? (words.trim() || href)
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
    const chain = editor.chain().focus()
    if (needsWords) chain.insertContent(link).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <AddressDialog
      title="Link"
      start={start}
      current={current}
      button="Insert"
      actions={current && <Button onClick={remove}>Remove the link</Button>}
      belowAddress={
        needsWords && (
          <TextField
            label="Link text"
            help="Describe where the link goes; avoid “click here”."
            value={words}
            onChange={setWords}
          />
        )
      }
      onChoose={insert}
      onClose={onClose}
    />
  )
}
