import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Description, MediaFile } from './media-file.ts'
import { FocalPicker } from './focal-picker.tsx'

interface DescriptionFieldsProps {
  file: MediaFile
  value: Description
  isDisabled: boolean
  onChange: (value: Description) => void
  problemAt: (field: string) => string | undefined
}

/** The fields of a file: its name, and for a picture alt text and focal point. */
export function DescriptionFields({
  file,
  value,
  isDisabled,
  onChange,
  problemAt,
}: DescriptionFieldsProps) {
  const change = (part: Partial<Description>) => onChange({ ...value, ...part })
  const isImage = file.kind === 'image'
  return (
    <Stack spacing={2}>
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
        error={problemAt('name') !== undefined}
        helperText={problemAt('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {isImage && (
        <>
          <TextField
            label="What it shows"
            multiline
            value={value.alt}
            disabled={isDisabled || value.decorative}
            error={problemAt('alt') !== undefined}
            helperText={
              problemAt('alt') ??
              'Screen readers read this aloud, such as: Four students hold the winner’s cup. Do not name learners.'
            }
            onChange={(event) => change({ alt: event.target.value })}
          />
          <FormControlLabel
            label="Decoration only: no description needed"
            control={
              <Checkbox
                checked={value.decorative}
                disabled={isDisabled}
                onChange={(event) =>
                  change(
                    event.target.checked ? { decorative: true, alt: '' } : { decorative: false },
                  )
                }
              />
            }
          />
        </>
      )}
    </Stack>
  )
}
