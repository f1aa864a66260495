import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import {
  cropInPixels,
  cropOfPixels,
  readCrop,
  writeCrop,
} from '../../../school/base/picture-crop.ts'
import { useCall } from '../api/use-call.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { CropEditor } from '../media/crop-editor.tsx'
import { frameAround, changeShape, wholeFrame, type Shape } from '../media/crop-frame.ts'
import { commandMedia, mediaIdOf, openedFile, type MediaFile } from '../media/media-file.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import * as layout from '../ui/layout.module.css'

interface TextCropDialogProps {
  editor: Editor
  onClose: () => void
}

/** Chooses which part of the selected picture this text shows; the file and its other uses stay. */
export function TextCropDialog({ editor, onClose }: TextCropDialogProps) {
  const { src, crop } = editor.getAttributes('image') as { src?: string; crop?: string | null }
  const id = mediaIdOf(src ?? null) ?? ''
  const { data: file, error } = useQuery(openedFile(id))
  const choose = (chosen: string | null) => {
    editor.chain().focus().updateAttributes('image', { crop: chosen }).run()
    onClose()
  }
  if (file)
    return <CropFields file={file} crop={crop ?? null} onChoose={choose} onClose={onClose} />
  return (
    <Dialog title="Crop in this text" actions={<Button onClick={onClose}>Cancel</Button>}>
      {error ? <Alert tone="error">{messageOf(error)}</Alert> : <p>One moment …</p>}
    </Dialog>
  )
}

interface CropFieldsProps {
  file: MediaFile
  crop: string | null
  onChoose: (crop: string | null) => void
  onClose: () => void
}

function CropFields({ file, crop, onChoose, onClose }: CropFieldsProps) {
  const [shape, setShape] = useState<Shape>('free')
  const [frame, setFrame] = useState(() => {
    const known = readCrop(crop)
    return known ? cropInPixels(known, file) : wholeFrame(file)
  })
  const { run, isBusy, message, problemAt } = useCall()
  const isWhole = frame.width === file.width && frame.height === file.height

  const save = async () => {
    if (isWhole) return onChoose(null)
    const chosen = writeCrop(cropOfPixels(frame, file))
    if (readCrop(chosen) === null) return onChoose(null)
    const made = await run(() => commandMedia(file.id, { action: 'make-crop', frame: chosen }))
    if (made) onChoose(chosen)
  }
  return (
    <FormDialog
      title="Crop in this text"
      size="large"
      button="Use it"
      isBusy={isBusy}
      problem={message || problemAt('frame') || problemAt('file')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <CropEditor
        {...{ file, shape, frame }}
        onShape={(value) => {
          setShape(value)
          const point = { x: file.focalX, y: file.focalY }
          setFrame(isWhole ? frameAround(point, value, file) : changeShape(frame, value, file))
        }}
        onChange={setFrame}
      />
      <p className={layout.muted}>
        Only this text shows this part. The picture stays as it is in the library and elsewhere.
      </p>
    </FormDialog>
  )
}
