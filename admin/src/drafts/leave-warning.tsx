import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../../../school/staff/accounts/stored-session.ts'

interface LeaveWarningProps {
  isDirty: boolean
  /** whether an action waits for the connection */
  isHeld: boolean
  /** cancels the waiting action: leaving may take a while, and the connection may come back */
  onLeave: () => void
}

/** Asks before the person leaves a page with unsaved changes or a waiting action. */
export function LeaveWarning({ isDirty, isHeld, onLeave }: LeaveWarningProps) {
  const isAsked = isDirty || isHeld
  // Signing out has its own question; a new entry continues at its own address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAsked &&
      readToken() !== null &&
      currentLocation.pathname !== nextLocation.pathname &&
      (nextLocation.state as { isAdded?: boolean } | null)?.isAdded !== true,
  )
  useEffect(() => {
    if (!isAsked) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAsked])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby="leave-title"
    >
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isHeld && 'The action that waits for the connection will be canceled. '}
          {isDirty &&
            'Visitors will not see your changes. They are kept for you and offered when you come back here.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            onLeave()
            blocker.proceed?.()
          }}
        >
          Leave
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  )
}
