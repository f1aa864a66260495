import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { mediaIdOf } from '../media/media-file.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { goToCaption, removePicture } from './figure.ts'

interface PictureDialogProps {
  editor: Editor
  /** asks which part of it this text shows */
  onCrop: () => void
  onClose: () => void
}

/** Changes what is said of the selected picture in this text, leads to its caption, or removes it. */
export function PictureDialog({ editor, onCrop, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''))
  const [isDecorative, setDecorative] = useState(alt === '')
  const [isTried, setTried] = useState(false)
  const lacksDescription = alt.trim() === '' && !isDecorative

  const describe = () => {
    setTried(true)
    if (lacksDescription) return false
    editor
      .chain()
      .focus()
      .updateAttributes('image', { alt: isDecorative ? '' : alt.trim() })
      .run()
    return true
  }
  const submit = () => {
    if (describe()) onClose()
  }
  const crop = () => {
    if (describe()) onCrop()
  }
  const isOfLibrary = mediaIdOf(String(editor.getAttributes('image').src ?? '')) !== null
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
          {isOfLibrary && <Button onClick={crop}>Crop …</Button>}
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
