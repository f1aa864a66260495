import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useState, useSyncExternalStore } from 'react'
import { notifications, type Notification } from './notify.ts'

/** Shows the messages of `notify` one after the other, below every page. */
export function NotificationBar() {
  const [first] = useSyncExternalStore(notifications.subscribe, notifications.read)
  return first ? <ShownNotification key={first.id} notification={first} /> : null
}

/** Shows one message until its time is over, or until the person presses something. */
function ShownNotification({ notification }: { notification: Notification }) {
  const [isOpen, setOpen] = useState(true)
  const { text, type, durationMs, onUndo } = notification
  const close = () => setOpen(false)
  return (
    <Snackbar
      open={isOpen}
      message={text}
      autoHideDuration={durationMs}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        onUndo && (
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
        )
      }
      slotProps={{
        transition: { onExited: notifications.drop },
        content: {
          sx: type === 'info' ? {} : { bgcolor: `${type}.main`, color: `${type}.contrastText` },
        },
      }}
    />
  )
}
