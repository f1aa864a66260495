import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { PictureInput } from '../media/picture-input.tsx'

/** Inserts a picture into a text, with alt text. */
export function InsertImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [src, setSrc] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [isTried, setTried] = useState(false)
  const lacksDescription = alt.trim() === '' && !isDecorative

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
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
    <Dialog open onClose={onClose} aria-labelledby="image-title" fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="image-title">Picture</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
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
              helperText={
                isTried && lacksDescription
                  ? 'Describe the picture, or check the box.'
                  : 'Screen readers read this aloud. Do not name learners.'
              }
              error={isTried && lacksDescription}
              disabled={isDecorative}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
            <FormControlLabel
              label="Decoration only: no description needed"
              control={
                <Checkbox
                  checked={isDecorative}
                  onChange={(event) => setDecorative(event.target.checked)}
                />
              }
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Insert
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
