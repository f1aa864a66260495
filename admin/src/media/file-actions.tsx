import { useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { MediaFile } from './media-file.ts'
import * as styles from './media-tile.module.css'
import { acceptOf } from './upload-area.tsx'
import type { Uploads } from './use-uploads.ts'

interface FileActionsProps {
  file: MediaFile
  uploads: Uploads
  onDelete: () => void
}

/** The actions of editors on a file; those that the API refuses are disabled, with its reason. */
export function FileActions({ file, uploads, onDelete }: FileActionsProps) {
  const reasonId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const reasons = [...new Set([file.refusal.replace, file.refusal.delete])].filter(Boolean)
  return (
    <div className={styles.tools}>
      {reasons.length > 0 && (
        <p id={reasonId} className={styles.reason}>
          {reasons.join(' ')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          aria-label={`Replace ${file.name}`}
          aria-describedby={file.refusal.replace === null ? undefined : reasonId}
          disabled={file.refusal.replace !== null}
          onClick={() => chooser.current?.click()}
        >
          Replace
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`File that replaces ${file.name}`}
          accept={acceptOf(file.kind)}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])], file.id)
            currentTarget.value = ''
          }}
        />
        <Button
          look="plainDanger"
          aria-label={`Delete ${file.name}`}
          aria-describedby={file.refusal.delete === null ? undefined : reasonId}
          disabled={file.refusal.delete !== null}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </div>
  )
}
