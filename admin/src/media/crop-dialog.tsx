import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import {
  addTurns,
  changesNothing,
  minSide,
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
import { moveFrame, resizeFrame, shapeFrame, shapes, type Shape } from './crop-frame.ts'
import { CropStage } from './crop-stage.tsx'
import { editPicture, type MediaFile } from './media-file.ts'
import { PixelField } from './pixel-field.tsx'
import { withUses } from './say-uses.ts'
import { useRestoreVersion } from './use-restore-version.ts'

const shapeNames: Record<Shape, string> = {
  free: 'Free',
  '4:3': '4:3',
  '16:9': '16:9',
  '1:1': '1:1',
}
const shapeChoices = (Object.keys(shapes) as Shape[]).map((value) => ({
  value,
  label: shapeNames[value],
}))

const wholeOf = ({ width, height }: { width: number; height: number }): Frame => ({
  left: 0,
  top: 0,
  width,
  height,
})

/** Turns and crops a picture, which becomes a new version of its file. */
export function CropDialog({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const [turn, setTurn] = useState<Turn>(0)
  const [frame, setFrame] = useState<Frame>(() => wholeOf(file))
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
  const resize = (size: { width: number; height: number }) =>
    setFrame(resizeFrame(frame, size, { shape, picture }))
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
            setFrame(wholeOf(picture))
          }}
        >
          Whole picture
        </Button>
      </div>
      <CropStage {...{ file, turn, frame, shape }} onChange={setFrame} />
      <p className={layout.muted}>
        Drag the frame or its corners. On a keyboard, the arrow keys move it, and with Shift they
        change its size. The former picture is kept among the versions.
      </p>
      <div className={layout.fieldRow}>
        <PixelField
          label="Width"
          value={frame.width}
          min={minSide}
          max={picture.width - frame.left}
          onChange={(width) => resize({ width, height: shape === 'free' ? frame.height : 0 })}
        />
        <PixelField
          label="Height"
          value={frame.height}
          min={minSide}
          max={picture.height - frame.top}
          onChange={(height) => resize({ width: shape === 'free' ? frame.width : 0, height })}
        />
        <PixelField
          label="From the left"
          value={frame.left}
          min={0}
          max={picture.width - frame.width}
          onChange={(left) => setFrame(moveFrame({ ...frame, left }, 0, 0, picture))}
        />
        <PixelField
          label="From the top"
          value={frame.top}
          min={0}
          max={picture.height - frame.height}
          onChange={(top) => setFrame(moveFrame({ ...frame, top }, 0, 0, picture))}
        />
      </div>
    </Dialog>
  )
}
