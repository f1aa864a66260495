import type { ReactNode } from 'react'
import { useSession } from './session-provider.tsx'
import { ToSignIn } from './to-sign-in.tsx'

/**
 * Shows its pages only while a token is stored; the API does the protecting (spec 2, session
 * guard).
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { token, isLoading } = useSession()
  if (isLoading) return null
  return token ? children : <ToSignIn />
}
