import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { serverNow } from '../api/server-clock.ts'
import { fromManilaField, toManilaField } from '../layout/times.ts'
import type { EntryEditing } from './use-entry-editing.ts'

/** The two times as the fields hold them; '' for none. */
export interface ChosenTimes {
  from: string
  until: string
}

interface PublishDialogProps {
  editing: EntryEditing
  /** the times of a failed attempt, if any */
  chosen: ChosenTimes | null
  /** stores the times until the action succeeds */
  onChoose: (chosen: ChosenTimes | null) => void
  onClose: () => void
}

/** Asks for the start and end of publication; by default now and without end. */
export function PublishDialog({ editing, chosen, onChoose, onClose }: PublishDialogProps) {
  const { entry } = editing
  const isShown = entry?.state === 'published'
  const scheduled = entry?.state === 'scheduled' ? (entry.publishAt ?? null) : null
  const [from, setFrom] = useState(chosen?.from ?? toManilaField(scheduled))
  const [until, setUntil] = useState(chosen?.until ?? toManilaField(entry?.expiresAt ?? null))
  const [now] = useState(() => serverNow())
  const publishAt = fromManilaField(from)
  const expiresAt = fromManilaField(until)
  const isLater = publishAt !== null && publishAt > now
  const isOver = expiresAt !== null && expiresAt <= Math.max(publishAt ?? 0, now)

  const publish = async () => {
    const start = isShown && publishAt === null ? entry.publishAt : publishAt
    onChoose({ from, until })
    // Closes first: the focus can then go to a field with a problem.
    onClose()
    const done = await editing.publish({ ...(start && { publishAt: start }), expiresAt })
    if (done) onChoose(null)
  }
  const name = isShown ? 'Save' : isLater ? 'Schedule' : 'Publish now'
  return (
    <Dialog open onClose={onClose} aria-labelledby="publish-title" fullWidth maxWidth="xs">
      <DialogTitle id="publish-title">{isShown ? 'Dates' : 'Publish'}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {isShown
            ? 'It is on the site. Here you can set when it ends.'
            : 'Everyone will be able to read it: at once, or from a time that you choose.'}
        </DialogContentText>
        <Stack spacing={2}>
          {!isShown && (
            <TextField
              label="Show it from"
              type="datetime-local"
              value={from}
              onChange={(event) => setFrom(event.target.value.slice(0, 16))}
              helperText="Philippine time. Leave it empty to publish now."
              slotProps={{ inputLabel: { shrink: true } }}
            />
          )}
          <TextField
            label="Show it until"
            type="datetime-local"
            value={until}
            onChange={(event) => setUntil(event.target.value.slice(0, 16))}
            error={isOver}
            helperText={
              isOver ? 'Choose a time after the start.' : 'Leave it empty to keep it on the site.'
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isOver} onClick={() => void publish()}>
          {name}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
