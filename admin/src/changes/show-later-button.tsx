import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { fromManilaField, toManilaField } from '../layout/times.ts'

interface ShowLaterButtonProps {
  isDisabled: boolean
  /** when a change is already scheduled, UTC in milliseconds */
  dueAt: number | null
  onSchedule: (dueAt: number) => void
}

/** Schedules a change of something published: a button, and a dialog that asks for the time. */
export function ShowLaterButton({ isDisabled, dueAt, onSchedule }: ShowLaterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" disabled={isDisabled} onClick={() => setOpen(true)}>
        Show later …
      </Button>
      {isOpen && (
        <ShowLaterDialog
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
  dueAt,
  onSchedule,
  onClose,
}: Pick<ShowLaterButtonProps, 'dueAt' | 'onSchedule'> & { onClose: () => void }) {
  const [from, setFrom] = useState(toManilaField(dueAt))
  const [now] = useState(() => serverNow())
  const time = fromManilaField(from)
  const isPast = time !== null && time <= now
  return (
    <Dialog open onClose={onClose} aria-labelledby="show-later-title" fullWidth maxWidth="xs">
      <DialogTitle id="show-later-title">Show this change later</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Visitors see the published version until then.
          {dueAt !== null && ' This takes the place of the change that is scheduled now.'}
        </DialogContentText>
        <TextField
          fullWidth
          label="Show it from"
          type="datetime-local"
          value={from}
          onChange={(event) => setFrom(event.target.value.slice(0, 16))}
          error={isPast}
          helperText={isPast ? 'Choose a time to come.' : 'Philippine time.'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={time === null || isPast}
          onClick={() => time !== null && onSchedule(time)}
        >
          Schedule
        </Button>
      </DialogActions>
    </Dialog>
  )
}
