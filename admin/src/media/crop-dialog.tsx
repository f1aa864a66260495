import { useQueryClient } from '@tanstack/react-query'
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
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { Segments } from '../ui/segments.tsx'
import { shapeChoices, shapeFrame, wholeFrame, type Shape } from './crop-frame.ts'
import { CropStage } from './crop-stage.tsx'
import { FrameFields } from './frame-fields.tsx'
import { editPicture, type MediaFile } from './media-file.ts'
import { withUses } from './say-uses.ts'
import { useRestoreVersion } from './use-restore-version.ts'

/** Turns and crops a picture, which becomes a new version of its file. */
export function CropDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const [turn, setTurn] = useState<Turn>(0)
  const [frame, setFrame] = useState<Frame>(() => wholeFrame(file))
  const [shape, setShape] = useState<Shape>('free')
  const { run, isBusy, message, problemAt } = useCall()
  const { undo } = useRestoreVersion(file)
  const queries = useQueryClient()
  const picture = turnSize(file, turn)
  const edit = { turn, crop: frame }

  const turnBy = (by: Turn) => {
    setTurn(addTurns(turn, by))
    setFrame(shapeFrame(turnFrame(frame, picture, by), shape, turnSize(picture, by)))
  }
  const save = async () => {
    const saved = await run(() => editPicture(file.id, { version: file.version, ...edit }))
    if (!saved) return
    await queries.invalidateQueries({ queryKey: ['media'] })
    const text = `“${file.name}” is changed wherever it is used.`
    notify(await withUses(file.id, { text, onUndo: undo }), { type: 'success' })
    onClose()
  }
  const problem = message || problemAt('crop')
  return (
    <Dialog
      title={`Crop and turn “${file.name}”`}
      size="large"
      onSubmit={() => void save()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look="primary"
            isBusy={isBusy}
            disabled={changesNothing(file, edit)}
          >
            Save
          </Button>
        </>
      }
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className={layout.row}>
        <Button look="outlined" icon={<RotateCcw aria-hidden="true" />} onClick={() => turnBy(270)}>
          Turn left
        </Button>
        <Button look="outlined" icon={<RotateCw aria-hidden="true" />} onClick={() => turnBy(90)}>
          Turn right
        </Button>
        <Segments
          label="Shape"
          value={shape}
          choices={shapeChoices}
          onChange={(value) => {
            setShape(value)
            setFrame(shapeFrame(frame, value, picture))
          }}
        />
        <Button
          onClick={() => {
            setShape('free')
            setFrame(wholeFrame(picture))
          }}
        >
          Whole picture
        </Button>
      </div>
      <CropStage {...{ file, turn, frame, shape }} onChange={setFrame} />
      <FrameFields {...{ frame, shape, picture }} onChange={setFrame} />
      <p className={layout.muted}>The former picture is kept among the versions.</p>
    </Dialog>
  )
}
