import { useEffect, type ReactNode } from 'react'
import { signInPath } from '../../../school/staff/accounts/return-path.ts'
import { lookForConnection, useConnectionLost } from '../api/connection.ts'
import { useSession } from './session-provider.tsx'
import * as styles from './session-guard.module.css'

/** Shows its pages only while a token is stored; the API does the protecting (spec 2). */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { token, isLoading } = useSession()
  if (isLoading) return null
  return token ? children : <ToSignIn />
}

/** Leads a person who has signed out to the sign-in page, as soon as there is a connection. */
function ToSignIn() {
  const isLost = useConnectionLost()
  useEffect(() => {
    if (isLost) return undefined
    let isLeaving = true
    const leave = async () => {
      const { pathname, search, hash } = location
      if ((await lookForConnection()) && isLeaving)
        location.replace(signInPath(pathname + search + hash))
    }
    void leave()
    return () => {
      isLeaving = false
    }
  }, [isLost])
  if (!isLost) return null
  return (
    <main className={styles.root}>
      <h1>Sign in</h1>
      <p role="status">
        You are signed out. There is no connection: the sign-in page opens as soon as it is back.
      </p>
    </main>
  )
}
