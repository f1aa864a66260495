import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
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

/** Chooses a file from the library, or uploads one; its value is an address of this site. */
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

function ChosenFile({ address }: { address: string }) {
  const id = mediaIdOf(address)
  const { data, isError } = useQuery({ ...mediaFile(id ?? ''), enabled: id !== null })
  const name =
    data?.name ?? (isError ? 'This file has been deleted.' : (address.split('/').at(-1) ?? address))
  return (
    <div className={styles.root}>
      <div className={`${layout.frame} ${styles.picture}`}>
        {data?.kind === 'image' && <Thumbnail file={data} />}
        {data?.kind === 'pdf' && <FileText />}
        {id === null && <img src={address} alt="" />}
      </div>
      <div className={styles.name}>
        {name}
        <FieldNote problem={data?.hidden} />
      </div>
    </div>
  )
}
