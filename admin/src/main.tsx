import './without-eval.ts'
import './layout/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router'
import { StaffFrame } from './layout/staff-frame.tsx'
import { ConfirmationDialog } from './session/confirmation-dialog.tsx'
import { ExpiredSessionDialog } from './session/expired-session-dialog.tsx'
import { startPath } from './session/return-path.ts'
import { SessionGuard } from './session/session-guard.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { SignInPage } from './session/sign-in-page.tsx'
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
      { path: '/login', element: <SignInPage /> },
      {
        path: '/admin/*',
        element: (
          <SessionGuard>
            <StaffAdmin />
          </SessionGuard>
        ),
      },
      { path: '*', element: <Navigate to={startPath} replace /> },
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
