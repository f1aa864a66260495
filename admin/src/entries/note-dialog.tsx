import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'

interface NoteDialogProps {
  title: string
  explanation: string
  label: string
  button: string
  /** whether the note is required */
  isNeeded?: boolean
  onSend: (note: string) => void
  onClose: () => void
}

/** Asks for a note that goes with an action. */
export function NoteDialog({
  title,
  explanation,
  label,
  button,
  isNeeded = false,
  onSend,
  onClose,
}: NoteDialogProps) {
  const [note, setNote] = useState('')
  return (
    <Dialog open onClose={onClose} aria-labelledby="note-title" fullWidth maxWidth="sm">
      <DialogTitle id="note-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{explanation}</DialogContentText>
        <TextField
          label={label}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={3}
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={isNeeded && note.trim() === ''}
          onClick={() => onSend(note.trim())}
        >
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
