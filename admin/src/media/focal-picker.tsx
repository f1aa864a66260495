import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, PointerEvent } from 'react'
import { thumbnailOf, type MediaFile } from './media-file.ts'

interface FocalPickerProps {
  file: MediaFile
  /** from 0 to 1, from the left and from the top */
  x: number
  y: number
  isDisabled: boolean
  onChange: (x: number, y: number) => void
}

/** How far an arrow key moves the point. */
const step = 0.05

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Describes the focal point for screen readers. */
const inWords = (x: number, y: number) =>
  `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`

/** Picks the focal point of a picture, by pointer or with the arrow keys. */
export function FocalPicker({ file, x, y, isDisabled, onChange }: FocalPickerProps) {
  if (file.hidden !== null) return null
  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(within((event.clientX - left) / width), within((event.clientY - top) / height))
  }
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction || isDisabled) return
    event.preventDefault()
    onChange(within(x + direction[0]), within(y + direction[1]))
  }
  return (
    <Box>
      <Box
        role="slider"
        tabIndex={isDisabled ? -1 : 0}
        aria-disabled={isDisabled}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(x * 100)}
        aria-valuetext={inWords(x, y)}
        onKeyDown={move}
        onPointerDown={(event) => {
          if (isDisabled) return
          event.currentTarget.setPointerCapture(event.pointerId)
          choose(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0 && !isDisabled) choose(event)
        }}
        sx={{
          position: 'relative',
          cursor: isDisabled ? 'default' : 'crosshair',
          touchAction: 'none',
          width: 'fit-content',
          mx: 'auto',
          '&:focus-visible': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: 2,
          },
          '& img': { display: 'block', maxWidth: '100%', maxHeight: '45vh', userSelect: 'none' },
        }}
      >
        <img
          src={thumbnailOf(file, 640)}
          alt={file.alt}
          width={file.width}
          height={file.height}
          draggable={false}
          style={{ width: 'auto', height: 'auto' }}
        />
        <Box
          component="span"
          aria-hidden="true"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          sx={{
            position: 'absolute',
            width: 28,
            height: 28,
            translate: '-50% -50%',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px #10243e, inset 0 0 0 2px #10243e',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {isDisabled
          ? `The point that stays visible when the picture is cropped: ${inWords(x, y)}.`
          : `Press the part that must stay visible when the picture is cropped, or move the point with the arrow keys: ${inWords(x, y)}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }} aria-hidden="true">
        {['16 / 9', '4 / 3', '1 / 1'].map((aspectRatio) => (
          <Box
            key={aspectRatio}
            component="img"
            src={thumbnailOf(file, 320)}
            alt=""
            style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
            sx={{ height: 72, aspectRatio, objectFit: 'cover', borderRadius: 0.5 }}
          />
        ))}
      </Box>
    </Box>
  )
}
