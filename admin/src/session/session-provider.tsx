import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import * as z from 'zod'
import { roles } from '../../../school/accounts/staff.ts'
import { callApi } from '../api/call-api.ts'
import { forgetDrafts } from '../drafts/local-drafts.ts'
import {
  forgetSession,
  readToken,
  readUser,
  storeSession,
  storeUser,
  type SessionUser,
  type SignedIn,
} from './session.ts'

interface Session {
  user: SessionUser | null
  token: string | null
  /** true until the browser's storage has been looked into (spec 4) */
  isLoading: boolean
  signIn: (signedIn: SignedIn) => void
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('Sessions are known only inside SessionProvider.')
  return session
}

const whoSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })

interface Stored {
  user: SessionUser | null
  token: string | null
  isLoading: boolean
}

const readStored = (): Stored => ({ user: readUser(), token: readToken(), isLoading: false })

/** Keeps what the browser's storage says about who is signed in, also when another tab changes it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState<Stored>({ user: null, token: null, isLoading: true })

  useEffect(() => {
    const restore = () => setStored(readStored())
    restore()
    window.addEventListener('storage', restore)
    return () => window.removeEventListener('storage', restore)
  }, [])

  const isUnknown = !stored.isLoading && stored.token !== null && stored.user === null
  useEffect(() => {
    if (!isUnknown) return
    const ask = async () => {
      storeUser(whoSchema.parse(await callApi('/session')))
      setStored(readStored())
    }
    ask().catch((error: unknown) => console.warn('Who is signed in could not be read.', error))
  }, [isUnknown])

  const signIn = useCallback((signedIn: SignedIn) => {
    storeSession(signedIn)
    setStored(readStored())
  }, [])
  const signOut = useCallback(async () => {
    // Out at once on this device, whatever the server says; it is told with the token that was.
    const telling = callApi('/session', { method: 'DELETE', askAgain: false }).catch(() => undefined)
    forgetSession()
    forgetDrafts()
    setStored(readStored())
    await telling
  }, [])

  const session = useMemo(() => ({ ...stored, signIn, signOut }), [stored, signIn, signOut])
  return <SessionContext value={session}>{children}</SessionContext>
}
