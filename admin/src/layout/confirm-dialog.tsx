import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'

interface ConfirmDialogProps {
  title: string
  text: string
  button: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before an action that other people notice. */
export function ConfirmDialog({ title, text, button, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId()
  const confirm = async () => {
    onClose()
    await onConfirm()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => void confirm()}>
          {button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
