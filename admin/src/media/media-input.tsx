import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as layout from '../ui/layout.module.css'
import { ChosenFile } from './chosen-file.tsx'
import type { MediaFile } from './media-file.ts'

const MediaPicker = lazy(() =>
  import('./media-picker.tsx').then((part) => ({ default: part.MediaPicker })),
)

/** A field that holds the address of a file of this site. */
export interface MediaInputProps {
  id: string
  label: string
  help?: string | undefined
  /** address such as `/media/0123456789abcdef0123/gate.jpg`, or `null` */
  value: string | null
  onChange: (value: string | null) => void
  /** called with the chosen file */
  onChoose?: ((file: MediaFile) => void) | undefined
  /** the reason the value cannot be saved */
  problem?: string | undefined
  isDisabled?: boolean | undefined
}

/** Chooses a file from the library, or uploads one. */
export function MediaInput(props: MediaInputProps & { kind: MediaFile['kind'] }) {
  const { id, label, help, value, onChange, onChoose, problem, isDisabled, kind } = props
  const [isOpen, setOpen] = useState(false)
  const { 'aria-describedby': noteId } = describedBy(id, { help, problem })
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={noteId}
      className={fields.root}
    >
      <span id={`${id}-label`} className={fields.label}>
        {label}
      </span>
      <div className={layout.row}>
        {value && <ChosenFile address={value} />}
        <Button
          id={id}
          look="outlined"
          disabled={isDisabled ?? false}
          onClick={() => setOpen(true)}
        >
          {value ? 'Choose another' : kind === 'pdf' ? 'Choose a PDF' : 'Choose a picture'}
        </Button>
        {value && (
          <Button disabled={isDisabled ?? false} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
      {isOpen && (
        <Suspense>
          <MediaPicker
            kind={kind}
            onChoose={(file) => {
              onChange(file.address)
              onChoose?.(file)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
