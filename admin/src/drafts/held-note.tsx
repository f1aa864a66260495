import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface HeldNoteProps {
  /** a description of the action that waits for the connection, if any */
  held: string | null
  onRetry: () => void
  onCancel: () => void
}

/** Shows the action that waits for the connection, with buttons to try it again or cancel it. */
export function HeldNote({ held, onRetry, onCancel }: HeldNoteProps) {
  return (
    <div role="status">
      {held !== null && (
        <Alert
          severity="warning"
          role="presentation"
          sx={{ mb: 2 }}
          action={
            <>
              <Button color="inherit" onClick={onRetry}>
                Try again
              </Button>
              <Button color="inherit" onClick={onCancel}>
                Cancel
              </Button>
            </>
          }
        >
          {held}
        </Alert>
      )}
    </div>
  )
}
