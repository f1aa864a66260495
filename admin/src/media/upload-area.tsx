import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { Button } from '../ui/button.tsx'
import type { MediaFile } from './media-file.ts'
import { AskLearners } from './ask-learners.tsx'
import * as styles from './upload-area.module.css'
import { UploadList } from './upload-list.tsx'
import type { Uploads } from './use-uploads.ts'

/** The types that a file chooser offers; the server detects the real type by the bytes. */
export const acceptOf = (kind: MediaFile['kind'] | null) =>
  [
    ...(kind === 'pdf'
      ? []
      : ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', '.heic', '.heif']),
    ...(kind === 'image' ? [] : ['application/pdf']),
  ].join(',')

interface UploadAreaProps {
  uploads: Uploads
  /** `null` accepts pictures and PDFs */
  kind: MediaFile['kind'] | null
}

/** Accepts dropped or chosen files, several at once, and shows their progress. */
export function UploadArea({ uploads, kind }: UploadAreaProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }
  const what = kind === 'pdf' ? 'PDFs' : kind === 'image' ? 'Pictures' : 'Pictures and PDFs'
  return (
    <div className={styles.root}>
      <div
        className={isOver ? styles.over : styles.target}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button look="primary" icon={<Upload />} onClick={() => chooser.current?.click()}>
          Upload files
        </Button>
        <span>
          or drop them here. {what}, up to {uploadLimit / 1024 / 1024} MB each.
        </span>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label="Files to upload"
          accept={acceptOf(kind)}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      <AskLearners uploads={uploads} />
      <UploadList uploads={uploads} />
    </div>
  )
}
