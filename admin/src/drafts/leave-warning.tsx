import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../session/session.ts'

/** Asks before a page with unsaved changes is left. */
export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  // Who signs out has decided already; and what was just added is saved, and goes on at its own address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      readToken() !== null &&
      currentLocation.pathname !== nextLocation.pathname &&
      (nextLocation.state as { isAdded?: boolean } | null)?.isAdded !== true,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Visitors will not see your changes. They are kept for you and offered when you come back here.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  )
}
