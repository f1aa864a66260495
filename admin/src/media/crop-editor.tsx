import { useState, type ReactNode } from 'react'
import {
  minSide,
  turnSize,
  type Frame,
  type PictureSize,
  type Turn,
} from '../../../school/content/media/picture-edit.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { Segments } from '../ui/segments.tsx'
import { TextField } from '../ui/text-field.tsx'
import { moveFrame, resizeFrame, shapeChoices, wholeFrame, type Shape } from './crop-frame.ts'
import { CropStage } from './crop-stage.tsx'
import type { MediaFile } from './media-file.ts'

interface CropEditorProps {
  file: MediaFile
  turn?: Turn
  shape: Shape
  frame: Frame
  onShape: (shape: Shape) => void
  onChange: (frame: Frame) => void
  /** further buttons */
  children?: ReactNode
}

/** Chooses a part of a picture: by pointer, by keys, and as numbers for whoever does not drag it. */
export function CropEditor(props: CropEditorProps) {
  const { file, turn = 0, shape, frame, onShape, onChange, children } = props
  const picture = turnSize(file, turn)
  const resize = (size: PictureSize) => onChange(resizeFrame(frame, size, { shape, picture }))
  const move = (to: Partial<Frame>) => onChange(moveFrame({ ...frame, ...to }, 0, 0, picture))
  return (
    <>
      <div className={layout.row}>
        {children}
        <Segments label="Shape" value={shape} choices={shapeChoices} onChange={onShape} />
        <Button
          onClick={() => {
            onShape('free')
            onChange(wholeFrame(picture))
          }}
        >
          Whole picture
        </Button>
      </div>
      <CropStage {...{ file, turn, frame, shape, onChange }} />
      <p className={layout.muted}>
        Drag the frame or its corners. On a keyboard, the arrow keys move it, and with Shift they
        change its size.
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
          onChange={(left) => move({ left })}
        />
        <PixelField
          label="From the top"
          value={frame.top}
          min={0}
          max={picture.height - frame.height}
          onChange={(top) => move({ top })}
        />
      </div>
    </>
  )
}

interface PixelFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number of pixels. One that is possible counts while it is typed, others become the nearest one. */
function PixelField({ label, value, min, max, onChange }: PixelFieldProps) {
  const [text, setText] = useState<string | null>(null)
  const change = (typed: string) => {
    setText(typed)
    const number = Number(typed)
    if (Number.isInteger(number) && number >= min && number <= max) onChange(number)
  }
  const finish = () => {
    const number = Number(text)
    if (text !== null && text.trim() !== '' && Number.isFinite(number)) onChange(number)
    setText(null)
  }
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      isShort
      min={min}
      max={max}
      value={text ?? String(value)}
      onChange={change}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text === null) return
        // Shows what the number comes to before it is saved.
        event.preventDefault()
        finish()
      }}
    />
  )
}
