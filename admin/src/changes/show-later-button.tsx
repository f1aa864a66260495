import { useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { fromManilaField, toManilaField } from '../layout/times.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

interface ShowLaterButtonProps {
  isDisabled: boolean
  /** visitors see no version of it yet */
  isHidden: boolean
  /** time of the change that is already scheduled, UTC in milliseconds; `null` without one */
  dueAt: number | null
  onSchedule: (dueAt: number) => void
}

/** Schedules a change of something published, or a page that is not yet: a button, and a dialog that asks for the time. */
export function ShowLaterButton({ isDisabled, isHidden, dueAt, onSchedule }: ShowLaterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="outlined" disabled={isDisabled} onClick={() => setOpen(true)}>
        Show later …
      </Button>
      {isOpen && (
        <ShowLaterDialog
          isHidden={isHidden}
          dueAt={dueAt}
          onSchedule={(time) => {
            // Closes first: the focus can then go to a field with a problem.
            setOpen(false)
            onSchedule(time)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function ShowLaterDialog({
  isHidden,
  dueAt,
  onSchedule,
  onClose,
}: Pick<ShowLaterButtonProps, 'isHidden' | 'dueAt' | 'onSchedule'> & { onClose: () => void }) {
  const [from, setFrom] = useState(toManilaField(dueAt))
  const [now] = useState(() => serverNow())
  const time = fromManilaField(from)
  const isPast = time !== null && time <= now
  return (
    <Dialog
      title={isHidden ? 'Show this page later' : 'Show this change later'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={time === null || isPast}
            onClick={() => time !== null && onSchedule(time)}
          >
            Schedule
          </Button>
        </>
      }
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
    </Dialog>
  )
}
