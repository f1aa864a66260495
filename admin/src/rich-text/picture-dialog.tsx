import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { goToCaption, removePicture } from './figure.ts'

/** Changes what is said of the selected picture in this text, leads to its caption, or removes it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''))
  const [isDecorative, setDecorative] = useState(alt === '')
  const [isTried, setTried] = useState(false)
  const lacksDescription = alt.trim() === '' && !isDecorative

  const submit = () => {
    setTried(true)
    if (lacksDescription) return
    editor
      .chain()
      .focus()
      .updateAttributes('image', { alt: isDecorative ? '' : alt.trim() })
      .run()
    onClose()
  }
  const remove = () => {
    removePicture(editor)
    onClose()
  }
  const writeCaption = () => {
    onClose()
    // The dialog gives the focus back first.
    requestAnimationFrame(() => goToCaption(editor))
  }
  return (
    <Dialog
      title="Picture"
      size="medium"
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          <Button look="plainDanger" onClick={remove}>
            Remove from the text
          </Button>
          <Button onClick={writeCaption}>Caption</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="What it shows"
        help="Screen readers read this aloud. Do not name learners."
        problem={isTried && lacksDescription && 'Describe the picture, or check the box.'}
        disabled={isDecorative}
        value={alt}
        onChange={setAlt}
      />
      <Checkbox
        label="Decoration only: no description needed"
        isChecked={isDecorative}
        onChange={setDecorative}
      />
    </Dialog>
  )
}
