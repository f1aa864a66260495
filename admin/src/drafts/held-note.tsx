import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface HeldNoteProps {
  /** what waits for the connection, in words; `null`: nothing */
  held: string | null
  onCancel: () => void
}

/** Shows the action that waits for the connection, and lets the person cancel it. */
export function HeldNote({ held, onCancel }: HeldNoteProps) {
  return (
    <div role="status">
      {held !== null && (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={onCancel}>
              Cancel
            </Button>
          }
        >
          {held}
        </Alert>
      )}
    </div>
  )
}
