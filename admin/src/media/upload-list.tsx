import { formatNumber } from '../../../school/base/formats.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import { Thumbnail } from './media-tile.tsx'
import * as styles from './upload-list.module.css'
import type { Upload, Uploads } from './use-uploads.ts'

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
      <div role="status" aria-label="Uploads" className={styles.root}>
        {uploads.map((upload) =>
          upload.state === 'asking' ? null : upload.state === 'refused' ? (
            <RefusedUpload key={upload.key} upload={upload} uploads={all} />
          ) : (
            <div key={upload.key} className={styles.row}>
              <div className={styles.words}>
                <p>
                  {upload.file.name} {words[upload.state]}
                  {upload.madeSmallerFrom &&
                    `. It had ${sizeOf(upload.madeSmallerFrom)} pixels, and is kept smaller.`}
                  {upload.state === 'sending' && (
                    // Screen readers ask the progress bar, and are not told each percent.
                    <span aria-hidden className={styles.percent}>
                      {Math.round(upload.part * 100)} %
                    </span>
                  )}
                </p>
                {upload.state !== 'done' && (
                  <ProgressBar
                    label={`Progress of ${upload.file.name}`}
                    {...(upload.state === 'sending' && { value: upload.part * 100 })}
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
      <span className={styles.duplicate}>
        {existing?.kind === 'image' && (
          <span className={styles.thumbnail}>
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
