import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { PictureInput } from '../media/picture-input.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Inserts a picture into a text, with alt text. */
export function InsertImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [src, setSrc] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [isTried, setTried] = useState(false)
  const lacksDescription = alt.trim() === '' && !isDecorative

  const submit = () => {
    setTried(true)
    if (!src || lacksDescription) return
    editor
      .chain()
      .focus()
      .setImage({ src, alt: isDecorative ? '' : alt.trim() })
      .run()
    onClose()
  }
  return (
    <Dialog
      title="Picture"
      size="medium"
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Insert
          </Button>
        </>
      }
    >
      <PictureInput
        id="insert-image"
        label="Picture"
        value={src}
        onChange={setSrc}
        onChoose={(file) => {
          setAlt(file.alt)
          setDecorative(file.decorative)
        }}
        problem={isTried && !src ? 'Choose a picture.' : undefined}
      />
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
