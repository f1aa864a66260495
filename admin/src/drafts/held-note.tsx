import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as styles from './held-note.module.css'

interface HeldNoteProps {
  /** a description of the action that waits for the connection, if any */
  held: string | null
  onRetry: () => void
  onCancel: () => void
}

/** Shows the action that waits for the connection, with buttons to try it again or cancel it. */
export function HeldNote({ held, onRetry, onCancel }: HeldNoteProps) {
  return (
    <div role="status">
      {held !== null && (
        <div className={styles.note}>
          <Alert
            tone="warning"
            role="note"
            action={
              <>
                <Button look="inherit" onClick={onRetry}>
                  Try again
                </Button>
                <Button look="inherit" onClick={onCancel}>
                  Cancel
                </Button>
              </>
            }
          >
            {held}
          </Alert>
        </div>
      )}
    </div>
  )
}
