import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isNotFound, messageOf } from '../api/staff-api-error.ts'
import type { InputProps } from '../forms/form-context.ts'
import { Button } from '../ui/button.tsx'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as layout from '../ui/layout.module.css'
import * as styles from './media-input.module.css'
import { mediaFile, mediaIdOf, type MediaFile } from './media-file.ts'
import { Thumbnail } from './media-tile.tsx'

const MediaPicker = lazy(() =>
  import('./media-picker.tsx').then((part) => ({ default: part.MediaPicker })),
)

const chooseLabels = { image: 'Choose a picture', pdf: 'Choose a PDF' }

interface MediaInputProps extends InputProps<string | null> {
  kind: MediaFile['kind']
}

/**
 * Chooses a file from the library, or uploads one. Its value is the address of the file on this site;
 * `null` without a file.
 */
export function MediaInput(props: MediaInputProps) {
  const { id, shape, value, onChange, problem, isDisabled, kind } = props
  const { label, help, isRequired } = shape
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
        {isRequired && ' *'}
      </span>
      <div className={layout.row}>
        {value && <ChosenFile address={value} />}
        <Button id={id} look="outlined" disabled={isDisabled} onClick={() => setOpen(true)}>
          {value ? 'Choose another' : chooseLabels[kind]}
        </Button>
        {value && (
          <Button disabled={isDisabled} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
      {isOpen && (
        <Suspense>
          <MediaPicker
            kind={kind}
            onChoose={({ address }) => onChange(address)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Shows the chosen file. A drawing of the site, such as `/images/gate.svg`, is not in the library and
 * has no id.
 */
function ChosenFile({ address }: { address: string }) {
  const id = mediaIdOf(address)
  const { data: file, error } = useQuery({ ...mediaFile(id ?? ''), enabled: id !== null })
  return (
    <div className={styles.root}>
      <div className={`${layout.frame} ${styles.picture}`}>
        {id === null ? <img src={address} alt="" /> : file && <FilePreview file={file} />}
      </div>
      <div className={styles.name}>
        {file?.name ?? (error ? failureText(error) : fileNameIn(address))}
        <FieldNote problem={file?.hidden} />
      </div>
    </div>
  )
}

const FilePreview = ({ file }: { file: MediaFile }) =>
  file.kind === 'pdf' ? <FileText /> : <Thumbnail file={file} />

const failureText = (error: Error) =>
  isNotFound(error) ? 'This file has been deleted.' : messageOf(error)

const fileNameIn = (address: string) => address.split('/').at(-1) ?? address
