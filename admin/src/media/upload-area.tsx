import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { uploadLimit } from '../../../school/content/media/media.ts'
import { Button } from '../ui/button.tsx'
import type { MediaFile } from './media-file.ts'
import { AskLearners } from './ask-learners.tsx'
import * as styles from './upload-area.module.css'
import * as layout from '../ui/layout.module.css'
import type { Uploads, Upload } from './use-uploads.ts'
import { formatNumber } from '../../../school/base/formats.ts'
import { Alert } from '../ui/alert.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { Thumbnail } from './media-tile.tsx'

/** The types that a file chooser offers; the server detects the real type by the bytes. */
export const acceptOf = (kind: MediaFile['kind'] | null) =>
  kind === null ? `${accepted.image},${accepted.pdf}` : accepted[kind]

const accepted = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif,.heic,.heif',
  pdf: 'application/pdf',
}

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
  const kindWords = { image: 'Pictures', pdf: 'PDFs', any: 'Pictures and PDFs' }[kind ?? 'any']
  return (
    <div className={layout.spaceBelow}>
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
          or drop them here. {kindWords}, up to {uploadLimit / 1024 / 1024} MB each.
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

const stateWords: Record<Exclude<Upload['state'], 'asking' | 'refused'>, string> = {
  waiting: 'is waiting',
  sending: 'is being uploaded',
  working: 'is being processed',
  done: 'is in the library',
}

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  `${formatNumber(width, 'en')} × ${formatNumber(height, 'en')}`

/** Tells whether an upload can be canceled: a file that has arrived is added in any case. */
const canCancel = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** The progress of each file; a refused one stays with its reason until it is dismissed. */
export function UploadList({ uploads: all }: { uploads: Uploads }) {
  const { uploads, dismiss } = all
  const onTheWay = uploads.filter(canCancel)
  return (
    <>
      <div role="status" aria-label="Uploads" className={styles.files}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} uploads={all} />
        ))}
      </div>
      {onTheWay.length > 1 && (
        <Button onClick={() => onTheWay.forEach(dismiss)}>
          Cancel all {onTheWay.length} uploads
        </Button>
      )}
    </>
  )
}

interface UploadLineProps {
  upload: Upload
  uploads: Uploads
}

/** The progress of one file. A picture that waits for an answer is shown by {@link AskLearners}. */
function UploadLine({ upload, uploads }: UploadLineProps) {
  const { state, file, madeSmallerFrom, sentFraction } = upload
  if (state === 'asking') return null
  if (state === 'refused') return <RefusedUpload upload={upload} uploads={uploads} />
  return (
    <div className={styles.file}>
      <div className={styles.words}>
        <p>
          {file.name} {stateWords[state]}
          {madeSmallerFrom && `. It had ${sizeOf(madeSmallerFrom)} pixels, and is kept smaller.`}
          {state === 'sending' && (
            // Screen readers ask the progress bar, and are not told each percent.
            <span aria-hidden className={styles.percent}>
              {Math.round(sentFraction * 100)} %
            </span>
          )}
        </p>
        {state !== 'done' && (
          <ProgressBar
            label={`Progress of ${file.name}`}
            {...(state === 'sending' && { value: sentFraction * 100 })}
          />
        )}
      </div>
      {canCancel(upload) && (
        <Button aria-label={`Cancel ${file.name}`} onClick={() => uploads.dismiss(upload)}>
          Cancel
        </Button>
      )}
    </div>
  )
}

function RefusedUpload({ upload, uploads }: UploadLineProps) {
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
      <span className={styles.duplicate}>
        {existing?.kind === 'image' && (
          <span className={`${layout.frame} ${styles.thumbnail}`}>
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
