import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { TextArea, TextField } from '../ui/text-field.tsx'
import type { Description, MediaFile } from './media-file.ts'
import { FocalPicker } from './focal-picker.tsx'
import { TagsField } from './tags-field.tsx'

interface DescriptionFieldsProps {
  file: MediaFile
  value: Description
  isDisabled: boolean
  onChange: (value: Description) => void
  problemAt: (field: string) => string | undefined
}

/** The fields of a file: its name and tags, and for a picture alt text and focal point. */
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
