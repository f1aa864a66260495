import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import type { MediaFile } from './media-file.ts'
import * as styles from './media-tile.module.css'
import { ReplaceButton } from './replace-button.tsx'
import type { Uploads } from './use-uploads.ts'

interface FileActionsProps {
  file: MediaFile
  uploads: Uploads
  onDelete: () => void
}

/** The actions of editors on a file; those that the API refuses are disabled, with its reason. */
export function FileActions({ file, uploads, onDelete }: FileActionsProps) {
  const reasonId = useId()
  const reasons = [...new Set([file.refusal.replace, file.refusal.delete])].filter(Boolean)
  return (
    <div className={styles.tools}>
      {reasons.length > 0 && (
        <p id={reasonId} className={styles.reason}>
          {reasons.join(' ')}
        </p>
      )}
      <div className={styles.buttons}>
        <ReplaceButton file={file} uploads={uploads} describedBy={reasonId} />
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
