import {
  minSide,
  type Frame,
  type PictureSize,
} from '../../../school/content/media/picture-edit.ts'
import * as layout from '../ui/layout.module.css'
import { moveFrame, resizeFrame, type Shape } from './crop-frame.ts'
import { PixelField } from './pixel-field.tsx'

interface FrameFieldsProps {
  frame: Frame
  shape: Shape
  picture: PictureSize
  onChange: (frame: Frame) => void
}

/** Size and place of a frame as numbers, for whoever does not drag it. */
export function FrameFields({ frame, shape, picture, onChange }: FrameFieldsProps) {
  const resize = (size: PictureSize) => onChange(resizeFrame(frame, size, { shape, picture }))
  return (
    <>
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
          onChange={(left) => onChange(moveFrame({ ...frame, left }, 0, 0, picture))}
        />
        <PixelField
          label="From the top"
          value={frame.top}
          min={0}
          max={picture.height - frame.height}
          onChange={(top) => onChange(moveFrame({ ...frame, top }, 0, 0, picture))}
        />
      </div>
    </>
  )
}
