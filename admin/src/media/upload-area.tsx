import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { Button } from '../ui/button.tsx'
import type { MediaFile } from './media-file.ts'
import { AskLearners } from './ask-learners.tsx'
import * as styles from './upload-area.module.css'
import type { Uploads, Upload } from './use-uploads.ts'
import { formatNumber } from '../../../school/base/formats.ts'
import { Alert } from '../ui/alert.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { Thumbnail } from './media-tile.tsx'
import * as list from './upload-list.module.css'

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
        <Button look="primary" icon={<UploadIcon />} onClick={() => chooser.current?.click()}>
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

const words: Record<Exclude<Upload['state'], 'asking' | 'refused'>, string> = {
  waiting: 'is waiting',
  sending: 'is being uploaded',
  working: 'is being processed',
  done: 'is in the library',
}

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  `${formatNumber(width, 'en')} × ${formatNumber(height, 'en')}`

/** A file that has arrived is added whatever happens here. */
const canCancel = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** The progress of each file; a refused one stays with its reason until it is dismissed. */
export function UploadList({ uploads: all }: { uploads: Uploads }) {
  const { uploads, dismiss } = all
  const onTheWay = uploads.filter(canCancel)
  return (
    <>
      <div role="status" aria-label="Uploads" className={list.root}>
        {uploads.map((upload) =>
          upload.state === 'asking' ? null : upload.state === 'refused' ? (
            <RefusedUpload key={upload.key} upload={upload} uploads={all} />
          ) : (
            <div key={upload.key} className={list.row}>
              <div className={list.words}>
                <p>
                  {upload.file.name} {words[upload.state]}
                  {upload.madeSmallerFrom &&
                    `. It had ${sizeOf(upload.madeSmallerFrom)} pixels, and is kept smaller.`}
                  {upload.state === 'sending' && (
                    // Screen readers ask the progress bar, and are not told each percent.
                    <span aria-hidden className={list.percent}>
                      {Math.round(upload.sentFraction * 100)} %
                    </span>
                  )}
                </p>
                {upload.state !== 'done' && (
                  <ProgressBar
                    label={`Progress of ${upload.file.name}`}
                    {...(upload.state === 'sending' && { value: upload.sentFraction * 100 })}
                  />
                )}
              </div>
              {canCancel(upload) && (
                <Button aria-label={`Cancel ${upload.file.name}`} onClick={() => dismiss(upload)}>
                  Cancel
                </Button>
              )}
            </div>
          ),
        )}
      </div>
      {onTheWay.length > 1 && (
        <Button onClick={() => onTheWay.forEach(dismiss)}>
          Cancel all {onTheWay.length} uploads
        </Button>
      )}
    </>
  )
}

function RefusedUpload({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { file, problem, canRetry, existing } = upload
  const { retry, dismiss, takeExisting } = uploads
  return (
    <Alert
      tone={existing ? 'warning' : 'error'}
      action={
        <>
          {existing && (
            <>
              <Button look="outlined" onClick={() => takeExisting(upload)}>
                Use it
              </Button>
              <Button onClick={() => retry(upload, true)}>Add it anyway</Button>
            </>
          )}
          {canRetry && <Button onClick={() => retry(upload)}>Try again</Button>}
          <Button onClick={() => dismiss(upload)}>Dismiss</Button>
        </>
      }
    >
      <span className={list.duplicate}>
        {existing?.kind === 'image' && (
          <span className={list.thumbnail}>
            <Thumbnail file={existing} />
          </span>
        )}
        <span>
          <strong>{file.name}</strong>
          {existing ? ` is already in the library, as “${existing.name}”.` : `: ${problem}`}
        </span>
      </span>
    </Alert>
  )
}
