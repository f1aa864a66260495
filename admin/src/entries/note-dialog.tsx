import { useState } from 'react'
import { TextArea } from '../ui/text-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

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
    <Dialog
      title={title}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={isNeeded && note.trim() === ''}
            onClick={() => onSend(note.trim())}
          >
            {button}
          </Button>
        </>
      }
    >
      <p>{explanation}</p>
      <TextArea label={label} value={note} rows={3} onChange={setNote} />
    </Dialog>
  )
}
