import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-field.tsx'

interface SendBackDialogProps {
  onSend: (note: string) => void
  onClose: () => void
}

/** Asks what should be changed before a draft or a change goes back to its author. */
export function SendBackDialog({ onSend, onClose }: SendBackDialogProps) {
  const [note, setNote] = useState('')
  return (
    <Dialog
      title="Send back"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={note.trim() === ''} onClick={() => onSend(note.trim())}>
            Send back
          </Button>
        </>
      }
    >
      <p>It waits for no review then; its author sees what you write.</p>
      <TextArea label="What should be changed?" value={note} rows={3} onChange={setNote} />
    </Dialog>
  )
}
