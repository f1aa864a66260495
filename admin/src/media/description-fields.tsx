import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { type Description, type MediaFile, thumbnailOf } from './media-file.ts'
import { arrowDirections } from './crop-frame.ts'
import { TagsField } from './tags-field.tsx'
import type { KeyboardEvent, PointerEvent } from 'react'
import * as styles from './description-fields.module.css'

interface DescriptionFieldsProps {
  file: MediaFile
  value: Description
  isDisabled: boolean
  onChange: (value: Description) => void
  problemAt: (field: string) => string | undefined
}

/** The fields of a file: its name and tags, and for a picture alt text and focal point. */
export function DescriptionFields(props: DescriptionFieldsProps) {
  const { file, value, isDisabled, onChange, problemAt } = props
  const change = (part: Partial<Description>) => onChange({ ...value, ...part })
  const isImage = file.kind === 'image'
  return (
    <div className={layout.stack}>
      {isImage && (
        <FocalPicker
          file={file}
          x={value.focalX}
          y={value.focalY}
          isDisabled={isDisabled}
          onChange={(focalX, focalY) => change({ focalX, focalY })}
        />
      )}
      <TextField
        label="Name in the library"
        value={value.name}
        disabled={isDisabled}
        problem={problemAt('name')}
        onChange={(name) => change({ name })}
      />
      {isImage && (
        <>
          <TextArea
            label="What it shows"
            value={value.alt}
            disabled={isDisabled || value.decorative}
            problem={problemAt('alt')}
            help="Screen readers read this aloud, such as: Four students hold the winner’s cup. Do not name learners."
            onChange={(alt) => change({ alt })}
          />
          <Checkbox
            label="Decoration only: no description needed"
            isChecked={value.decorative}
            disabled={isDisabled}
            onChange={(isChecked) =>
              change(isChecked ? { decorative: true, alt: '' } : { decorative: false })
            }
          />
        </>
      )}
      <TagsField
        label="Tags"
        help="Staff find it by them. Do not name learners."
        value={value.tags}
        isDisabled={isDisabled}
        problem={problemAt('tags')}
        onChange={(tags) => change({ tags })}
      />
    </div>
  )
}

interface FocalPickerProps {
  file: MediaFile
  /** from 0 to 1, from the left and from the top */
  x: number
  y: number
  isDisabled: boolean
  onChange: (x: number, y: number) => void
}

/** Distance that an arrow key moves the point, as a fraction of the picture. */
const step = 0.05

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** Describes the focal point for screen readers. */
const inWords = (x: number, y: number) =>
  `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`

/** Picks the focal point of a picture, by pointer or with the arrow keys. */
function FocalPicker({ file, x, y, isDisabled, onChange }: FocalPickerProps) {
  if (file.hidden !== null) return null
  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(within((event.clientX - left) / width), within((event.clientY - top) / height))
  }
  const move = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key]
    if (!direction || isDisabled) return
    event.preventDefault()
    onChange(within(x + direction[0] * step), within(y + direction[1] * step))
  }
  return (
    <div>
      <div
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
        className={isDisabled ? styles.shown : styles.picture}
      >
        <img
          src={thumbnailOf(file, 640)}
          alt={file.alt}
          width={file.width}
          height={file.height}
          draggable={false}
        />
        <span
          aria-hidden="true"
          className={styles.point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      </div>
      <p className={styles.words}>
        {isDisabled
          ? `The point that stays visible when the picture is cropped: ${inWords(x, y)}.`
          : `Press the part that must stay visible when the picture is cropped, or move the point with the arrow keys: ${inWords(x, y)}.`}
      </p>
      <div className={styles.crops} aria-hidden="true">
        {['16 / 9', '4 / 3', '1 / 1'].map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={thumbnailOf(file, 320)}
            alt=""
            className={styles.crop}
            style={{ objectPosition: `${x * 100}% ${y * 100}%`, aspectRatio }}
          />
        ))}
      </div>
    </div>
  )
}
