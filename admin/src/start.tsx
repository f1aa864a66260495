import './without-eval.ts'
import './layout/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import { StaffFrame } from './layout/staff-frame.tsx'
import { ConfirmationDialog } from './session/confirmation-dialog.tsx'
import { ExpiredSessionDialog } from './session/expired-session-dialog.tsx'
import { SessionGuard } from './session/session-guard.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { StaffAdmin } from './staff-admin.tsx'

const router = createBrowserRouter([
  {
    element: (
      <StaffFrame>
        <SessionProvider>
          <Outlet />
          <ExpiredSessionDialog />
          <ConfirmationDialog />
        </SessionProvider>
      </StaffFrame>
    ),
    children: [
      {
        path: '/admin/*',
        element: (
          <SessionGuard>
            <StaffAdmin />
          </SessionGuard>
        ),
      },
    ],
  },
])

const container = document.querySelector('#staff')
if (!container) throw new Error('The page has no place for the staff pages.')
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
