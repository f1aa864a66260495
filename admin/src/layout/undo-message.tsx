import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useCloseNotification } from 'react-admin'

interface UndoMessageProps {
  text: string
  onUndo: () => void
}

/** A message about an action, with a button to undo it. */
export function UndoMessage({ text, onUndo }: UndoMessageProps) {
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          Undo
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
