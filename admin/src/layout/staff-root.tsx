import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queries } from '../api/queries.ts'
import { NotificationBar } from '../notifications/notification-bar.tsx'
import { ConfirmationDialog } from '../session/confirmation-dialog.tsx'
import { ExpiredSessionDialog } from '../session/expired-session-dialog.tsx'
import { SessionProvider } from '../session/session-provider.tsx'

/** Wraps every staff page in its session, data and messages. */
export function StaffRoot() {
  return (
    <SessionProvider>
      <QueryClientProvider client={queries}>
        <Outlet />
        <NotificationBar />
      </QueryClientProvider>
      <ExpiredSessionDialog />
      <ConfirmationDialog />
    </SessionProvider>
  )
}
