import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'

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
