import { useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { fromManilaField, toManilaField } from '../layout/times.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

interface ShowLaterDialogProps {
  /** visitors see no version of it yet */
  isHidden: boolean
  /** time of the change that is already scheduled, UTC in milliseconds; `null` without one */
  dueAt: number | null
  onSchedule: (dueAt: number) => void
  onClose: () => void
}

/** Asks for the time at which visitors see a page, or the change of what is published. */
export function ShowLaterDialog({ isHidden, dueAt, onSchedule, onClose }: ShowLaterDialogProps) {
  const [from, setFrom] = useState(toManilaField(dueAt))
  const [now] = useState(serverNow)
  const time = fromManilaField(from)
  const isPast = time !== null && time <= now
  return (
    <FormDialog
      title={isHidden ? 'Show this page later' : 'Show this change later'}
      button="Schedule"
      isDisabled={time === null || isPast}
      onSubmit={() => time !== null && onSchedule(time)}
      onClose={onClose}
    >
      <p>
        {isHidden
          ? 'Visitors do not see it before.'
          : 'Visitors see the published version until then.'}
        {dueAt !== null && ' This takes the place of the change that is scheduled now.'}
      </p>
      <TextField
        label="Show it from"
        type="datetime-local"
        value={from}
        onChange={(value) => setFrom(value.slice(0, 16))}
        problem={isPast && 'Choose a time to come.'}
        help="Philippine time."
      />
    </FormDialog>
  )
}
