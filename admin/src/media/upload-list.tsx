import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress.tsx'
import * as styles from './upload-list.module.css'
import type { Upload, Uploads } from './use-uploads.ts'

const words: Record<Exclude<Upload['state'], 'asking'>, string> = {
  waiting: 'is waiting',
  sending: 'is being uploaded',
  working: 'is being processed',
  done: 'is in the library',
  refused: 'was refused',
}

/** The progress of each file; a refused one stays with its reason until it is dismissed. */
export function UploadList({ uploads: { uploads, retry, dismiss } }: { uploads: Uploads }) {
  return (
    <div role="status" aria-label="Uploads" className={styles.root}>
      {uploads.map((upload) =>
        upload.state === 'asking' ? null : upload.state === 'refused' ? (
          <Alert
            key={upload.key}
            tone="error"
            action={
              <>
                {upload.canRetry && <Button onClick={() => retry(upload.key)}>Try again</Button>}
                <Button onClick={() => dismiss(upload.key)}>Dismiss</Button>
              </>
            }
          >
            <strong>{upload.name}</strong>: {upload.problem}
          </Alert>
        ) : (
          <div key={upload.key}>
            <p>
              {upload.name} {words[upload.state]}
            </p>
            {upload.state !== 'done' && (
              <ProgressBar
                label={`Progress of ${upload.name}`}
                {...(upload.state === 'sending' && { value: upload.part * 100 })}
              />
            )}
          </div>
        ),
      )}
    </div>
  )
}
