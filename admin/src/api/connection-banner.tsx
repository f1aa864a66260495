import Alert from '@mui/material/Alert'
import { useConnectionLost } from './connection.ts'

/** Says that the site cannot be reached, and what happens to typed text. */
export function ConnectionBanner() {
  const isLost = useConnectionLost()
  return (
    <div role="status">
      {isLost && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          The connection is lost. Go on writing: everything is kept on this device and sent as soon
          as the connection is back.
        </Alert>
      )}
    </div>
  )
}
