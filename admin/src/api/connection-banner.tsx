import { Alert } from '../ui/alert.tsx'
import { useConnectionLost } from './connection.ts'

/** Says that the site cannot be reached, and what happens to typed text. */
export function ConnectionBanner() {
  const isLost = useConnectionLost()
  return (
    <div role="status">
      {isLost && (
        <Alert tone="warning" role="note">
          The connection is lost. Go on writing: everything is kept on this device and sent as soon
          as the connection is back.
        </Alert>
      )}
    </div>
  )
}
