import { useEffect, useState } from 'react'
import type { Editing } from '../entries/use-editing.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './sending-notes.module.css'

/** Usual maximum duration of sending, in milliseconds. */
const usualMs = 5_000

interface SendingNoteProps {
  isBusy: boolean
  onStop: () => void
}

/** Says in words that an action is being sent, and later that it may be stopped. */
export function SendingNote({ isBusy, onStop }: SendingNoteProps) {
  return <div role="status">{isBusy && <Sending onStop={onStop} />}</div>
}

function Sending({ onStop }: Pick<SendingNoteProps, 'onStop'>) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), usualMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return 'Sending …'
  return (
    <div className={layout.row}>
      <span className={layout.grow}>
        Still sending: the connection is slow. Keep this page open.
      </span>
      <Button look="outlined" onClick={onStop}>
        Cancel
      </Button>
    </div>
  )
}

/** Shows the action that waits for the connection, with buttons to try it again or cancel it. */
export function HeldNote({ editing }: { editing: Pick<Editing, 'held' | 'resume' | 'cancel'> }) {
  const { held, resume, cancel } = editing
  return (
    <div role="status">
      {held !== null && (
        <div className={styles.note}>
          <Alert
            tone="warning"
            role="note"
            action={
              <>
                <Button look="inherit" onClick={resume}>
                  Try again
                </Button>
                <Button look="inherit" onClick={cancel}>
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
