import { useState, type ReactNode, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import {
  turnSize,
  type Frame,
  type PictureSize,
  type Turn,
} from '../../../school/content/media/picture-edit.ts'
import { minSide } from '../../../school/content/media/picture-limits.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  arrowDirections,
  moveFrame,
  resizeFrame,
  shapeChoices,
  wholeFrame,
  type Shape,
  corners,
  type Corner,
} from './crop-frame.ts'
import { type MediaFile, thumbnailOf } from './media-file.ts'
import * as styles from './crop-editor.module.css'

interface CropEditorProps {
  file: MediaFile
  turn?: Turn
  shape: Shape
  frame: Frame
  onShape: (shape: Shape) => void
  onChange: (frame: Frame) => void
  children?: ReactNode
}

/** Chooses a part of a picture: by pointer, by keys, or as numbers. */
export function CropEditor(props: CropEditorProps) {
  const { file, turn = 0, shape, frame, onShape, onChange, children } = props
  const picture = turnSize(file, turn)
  const resize = (size: PictureSize) => onChange(resizeFrame(frame, size, { shape, picture }))
  const move = (to: Partial<Frame>) => onChange(moveFrame({ ...frame, ...to }, 0, 0, picture))
  return (
    <>
      <div className={layout.row}>
        {children}
        <SegmentedControl label="Shape" value={shape} choices={shapeChoices} onChange={onShape} />
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

/** A number of pixels. A possible number counts while it is typed; others become the nearest one. */
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
        // Enter shows the corrected number first, and saves only when pressed again.
        event.preventDefault()
        finish()
      }}
    />
  )
}

interface CropStageProps {
  file: MediaFile
  turn: Turn
  frame: Frame
  shape: Shape
  onChange: (frame: Frame) => void
}

/** Pointer and frame at the start of a drag; without a corner, the whole frame is moved. */
interface Drag {
  x: number
  y: number
  frame: Frame
  corner: Corner | null
}

/** A turned picture with the frame of the kept part, which pointer or keys move and resize. */
function CropStage({ file, turn, frame, shape, onChange }: CropStageProps) {
  const picture = turnSize(file, turn)
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  const startDrag = (event: PointerEvent<HTMLElement>, corner: Corner | null) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, frame, corner }
  }
  const followDrag = (event: PointerEvent<HTMLElement>) => {
    const width = stage.current?.getBoundingClientRect().width
    if (!drag.current || !width) return
    const { x, y, frame: before, corner } = drag.current
    const perPixel = picture.width / width
    const [dx, dy] = [(event.clientX - x) * perPixel, (event.clientY - y) * perPixel]
    if (!corner) return onChange(moveFrame(before, dx, dy, picture))
    const size = { width: before.width + corner.x * dx, height: before.height + corner.y * dy }
    onChange(resizeFrame(before, size, { corner, shape, picture }))
  }
  const endDrag = () => {
    drag.current = null
  }
  const moveByKey = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key]
    if (!direction) return
    event.preventDefault()
    const step = Math.max(1, Math.round(Math.max(picture.width, picture.height) / 100))
    const [dx, dy] = [direction[0] * step, direction[1] * step]
    onChange(
      event.shiftKey
        ? resizeFrame(frame, sizeAfterStep(frame, { dx, dy }, shape), { shape, picture })
        : moveFrame(frame, dx, dy, picture),
    )
  }
  const position = positionOf(frame, picture)
  const isSideways = picture.width !== file.width
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxWidth: `calc(48vh * ${picture.width / picture.height})`,
      }}
    >
      <div className={styles.clip}>
        <img
          src={thumbnailOf(file, 1_280)}
          alt={file.alt}
          draggable={false}
          className={styles.picture}
          style={{
            width: `${(isSideways ? file.width / file.height : 1) * 100}%`,
            rotate: `${turn}deg`,
          }}
        />
        <div className={styles.shade} style={position} />
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Frame"
        aria-valuemin={0}
        aria-valuemax={picture.width - frame.width}
        aria-valuenow={frame.left}
        aria-valuetext={`${frame.width} by ${frame.height} pixels, ${frame.left} from the left, ${frame.top} from the top`}
        className={styles.frame}
        style={position}
        onKeyDown={moveByKey}
        onPointerDown={(event) => startDrag(event, null)}
        onPointerMove={followDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        {corners.map((corner) => (
          <span
            key={`${corner.x} ${corner.y}`}
            data-corner={`${corner.x} ${corner.y}`}
            className={styles.corner}
            style={{ left: corner.x === 1 ? '100%' : 0, top: corner.y === 1 ? '100%' : 0 }}
            onPointerDown={(event) => startDrag(event, corner)}
          />
        ))}
      </div>
    </div>
  )
}

/** The size after a step of the keyboard; with a shape, the side that was changed decides. */
function sizeAfterStep(
  frame: Frame,
  { dx, dy }: { dx: number; dy: number },
  shape: Shape,
): PictureSize {
  const size = { width: frame.width + dx, height: frame.height + dy }
  if (shape === 'free') return size
  return dx === 0 ? { ...size, width: 0 } : { ...size, height: 0 }
}

const positionOf = ({ left, top, width, height }: Frame, picture: PictureSize) => ({
  left: `${(left / picture.width) * 100}%`,
  top: `${(top / picture.height) * 100}%`,
  width: `${(width / picture.width) * 100}%`,
  height: `${(height / picture.height) * 100}%`,
})
