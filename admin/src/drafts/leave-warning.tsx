import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { readToken } from '../../../school/staff/accounts/stored-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface LeaveWarningProps {
  isDirty: boolean
  /** an action waits for the connection */
  isHeld: boolean
  /** cancels the waiting action: the connection may come back while the page is being left */
  onLeave: () => void
}

/** Asks before the person leaves a page with unsaved changes or a waiting action. */
export function LeaveWarning({ isDirty, isHeld, onLeave }: LeaveWarningProps) {
  const isAsked = isDirty || isHeld
  const { pathname } = useLocation()
  // Asks on the page of the form only: Back may be pressed on the next page before this one is gone.
  // Signing out has its own question; a new entry continues at its own address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAsked &&
      readToken() !== null &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      (nextLocation.state as { isAdded?: boolean } | null)?.isAdded !== true,
  )
  useEffect(() => {
    if (!isAsked) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isAsked])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      title="Leave without saving?"
      onClose={blocker.reset}
      actions={
        <>
          <Button
            onClick={() => {
              onLeave()
              blocker.proceed()
            }}
          >
            Leave
          </Button>
          <Button look="primary" onClick={blocker.reset}>
            Stay here
          </Button>
        </>
      }
    >
      <p>
        {isHeld && 'The action that waits for the connection will be canceled. '}
        {isDirty &&
          'Visitors will not see your changes. They are kept for you and offered when you come back here.'}
      </p>
    </Dialog>
  )
}
