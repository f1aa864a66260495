import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as layout from '../ui/layout.module.css'
import * as chosen from './chosen-file.module.css'
import { mediaFile, mediaIdOf, type MediaFile } from './media-file.ts'
import { Thumbnail } from './media-tile.tsx'

const MediaPicker = lazy(() =>
  import('./media-picker.tsx').then((part) => ({ default: part.MediaPicker })),
)

/** A field that holds the address of a file of this site. */
interface MediaInputProps {
  id: string
  label: string
  help?: string | undefined
  /** address such as `/media/0123456789abcdef0123/gate.jpg`, or `null` */
  value: string | null
  onChange: (value: string | null) => void
  /** the reason the value cannot be saved */
  problem?: string | undefined
  isDisabled?: boolean | undefined
  kind: MediaFile['kind']
}

/** Chooses a file from the library, or uploads one. */
export function MediaInput(props: MediaInputProps) {
  const { id, label, help, value, onChange, problem, isDisabled = false, kind } = props
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
        <Button id={id} look="outlined" disabled={isDisabled} onClick={() => setOpen(true)}>
          {value ? 'Choose another' : kind === 'pdf' ? 'Choose a PDF' : 'Choose a picture'}
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

/** The chosen file, as a thumbnail with its name. */
function ChosenFile({ address }: { address: string }) {
  const id = mediaIdOf(address)
  const { data, isError } = useQuery({ ...mediaFile(id ?? ''), enabled: id !== null })
  const name =
    data?.name ?? (isError ? 'This file has been deleted.' : (address.split('/').at(-1) ?? address))
  return (
    <div className={chosen.root}>
      <div className={chosen.picture}>
        {data?.kind === 'image' && <Thumbnail file={data} />}
        {data?.kind === 'pdf' && <FileText />}
        {id === null && <img src={address} alt="" />}
      </div>
      <div className={chosen.name}>
        {name}
        <FieldNote problem={data?.hidden} />
      </div>
    </div>
  )
}
