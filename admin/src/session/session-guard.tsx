import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { signInPath } from './return-path.ts'
import { useSession } from './session-provider.tsx'

/**
 * Shows its pages only while a token is stored; the API does the protecting (spec 2, session
 * guard).
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { token, isLoading } = useSession()
  const { pathname, search, hash } = useLocation()
  if (isLoading) return null
  if (!token) return <Navigate to={signInPath(pathname + search + hash)} replace />
  return children
}
