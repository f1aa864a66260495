import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { lazy, Suspense, useState } from 'react'
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
  /** why the value cannot be saved */
  problem?: string | undefined
  isDisabled?: boolean | undefined
}

/** Chooses a file from the library, or uploads one. */
export function MediaInput(props: MediaInputProps & { kind: MediaFile['kind'] }) {
  const { id, label, help, value, onChange, onChoose, problem, isDisabled, kind } = props
  const [isOpen, setOpen] = useState(false)
  const note = problem ?? help
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={note ? `${id}-help` : undefined}
    >
      <Box id={`${id}-label`} sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {value && <ChosenFile address={value} />}
        <Button
          id={id}
          variant="outlined"
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
      </Box>
      {note && (
        <FormHelperText id={`${id}-help`} error={problem !== undefined} sx={{ ml: 0 }}>
          {note}
        </FormHelperText>
      )}
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
    </Box>
  )
}
