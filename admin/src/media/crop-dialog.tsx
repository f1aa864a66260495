import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import {
  addTurns,
  changesNothing,
  turnFrame,
  turnSize,
  type Frame,
  type Turn,
} from '../../../school/content/media/picture-edit.ts'
import { useCall } from '../api/use-call.ts'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { CropEditor } from './crop-editor.tsx'
import { changeShape, wholeFrame, type Shape } from './crop-frame.ts'
import { commandMedia, refreshMedia, withUses, type MediaFile } from './media-file.ts'
import { useVersions } from './use-versions.ts'

/** Turns and crops a picture, which becomes a new version of its file. */
export function CropDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const [turn, setTurn] = useState<Turn>(0)
  const [frame, setFrame] = useState<Frame>(() => wholeFrame(file))
  const [shape, setShape] = useState<Shape>('free')
  const { run, isBusy, message, problemAt } = useCall()
  const { undo } = useVersions(file)
  const picture = turnSize(file, turn)
  const edit = { turn, crop: frame }

  const turnBy = (by: Turn) => {
    setTurn(addTurns(turn, by))
    setFrame(changeShape(turnFrame(frame, picture, by), shape, turnSize(picture, by)))
  }
  const save = async () => {
    const command = { action: 'edit', version: file.version, ...edit } as const
    const saved = await run(() => commandMedia(file.id, command))
    if (!saved) return
    await refreshMedia()
    const changed = withUses(saved, `“${file.name}” is changed wherever it is used.`)
    notify({ ...changed, onUndo: undo })
    onClose()
  }
  return (
    <FormDialog
      title={`Crop and turn “${file.name}”`}
      size="large"
      button="Save"
      isBusy={isBusy}
      problem={message || problemAt('crop')}
      isDisabled={changesNothing(file, edit)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <CropEditor
        {...{ file, turn, shape, frame }}
        onShape={(value) => {
          setShape(value)
          setFrame(changeShape(frame, value, picture))
        }}
        onChange={setFrame}
      >
        <Button look="outlined" icon={<RotateCcw aria-hidden="true" />} onClick={() => turnBy(270)}>
          Turn left
        </Button>
        <Button look="outlined" icon={<RotateCw aria-hidden="true" />} onClick={() => turnBy(90)}>
          Turn right
        </Button>
      </CropEditor>
      <p className={layout.muted}>The former picture is kept among the versions.</p>
    </FormDialog>
  )
}
